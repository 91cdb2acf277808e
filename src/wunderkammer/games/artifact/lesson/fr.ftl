### La partie guidée d’Artifact. Aucun chiffre n’est écrit ici : les chiffres viennent de la table.

lesson-artifact-chapter-idea = L’idée
lesson-artifact-chapter-first = Ta première année
lesson-artifact-chapter-exhibit = Ta première exposition
lesson-artifact-chapter-on = À toi de jouer

## L’idée

lesson-artifact-welcome = Bienvenue ! Tu diriges un musée. Déterre des objets, expédie-les chez toi, montre-les au monde. À la fin, c’est le plus grand prestige qui l’emporte.
lesson-artifact-sites = Trois régions, trois pioches d’objets enfouis. Dans chacune, une carte est visible. À trois, on joue sans l’Asie.
lesson-artifact-huts = Ces baraques rouges sont à toi : une en Afrique, une en Amérique. Les baraques mettent des cartes au jour et te permettent de les expédier.
lesson-artifact-goal = Voici ton plan : une exposition de quatre cartes d’Afrique, quoi qu’elles montrent. Elle rapporte { $prestige } de prestige, et +{ $bonus } pièces chaque année.
lesson-artifact-markers = Les marqueurs sont tes actions : chaque action en utilise un. Tu as deux marqueurs main d’œuvre, pour embaucher. Tu peux en choisir quatre autres.

## Ta première année

lesson-artifact-take-ship = Un bateau ramène des cartes. { point } le marqueur bateau qui brille pour en prendre un.
    .museum = Un marqueur musée viendra ensuite. D’abord un bateau : sans lui, rien ne quitte la région.
    .worker = La main d’œuvre viendra ensuite. D’abord un bateau : il ramène tes cartes.
    .else = Cherche la rangée des bateaux : le dernier brille.
lesson-artifact-take-rest = Maintenant, un marqueur main d’œuvre d’Afrique, pour y fouiller, et deux marqueurs musée, pour les expositions et les nouvelles régions. Dans l’ordre que tu veux.
    .ship = Un bateau suffit cette année : tu le rempliras plus tard de quatre cartes. Prends la main d’œuvre et les marqueurs musée.
    .worker = Ton plan, c’est l’Afrique : prends un marqueur main d’œuvre d’Afrique.
    .else = Un marqueur main d’œuvre d’Afrique et deux marqueurs musée : les rangées qui brillent.
lesson-artifact-prices = Ben et Cleo ont choisi aussi. Beaucoup de marqueurs musée sont partis : en utiliser un coûte { $museum }. Il reste bien des marqueurs d’Amérique : seulement { $america }. Ce que tout le monde veut devient cher.
lesson-artifact-income = { $year } commence. Chaque année s’ouvre par le revenu : { $money } pièces pour tout le monde.
lesson-artifact-hire = À toi : une ou deux actions. Pose d’abord une deuxième baraque en Afrique. Embauche là-bas, pour { $cost } pièces.
    .ship = Avec une baraque, tu aurais une carte. Quatre baraques en donneront quatre : embauche d’abord.
    .pass = Passer termine ton année, et tu as encore toutes tes pièces. Embauche d’abord en Afrique.
    .research = La recherche ouvre les régions où tu n’as pas de baraque : bonne idée pour plus tard. Maintenant l’Afrique : embauche là-bas.
    .again = La recherche sert dans les régions sans baraque à toi. En Afrique tu en as une : ici, tu embauches.
    .america = Bien, mais ton plan est l’Afrique : quatre cartes d’une même région. Embauche là-bas.
    .else = Pas encore. { point } « embaucher » sous l’Afrique : ce qui brille.
lesson-artifact-second = Une arme ! Chaque nouvelle baraque dans une région où il y en a déjà met une carte au jour.
lesson-artifact-hire-again = Pour ta deuxième action, embauche encore en Afrique. Cela coûte maintenant { $cost } : tu as remis un marqueur, et le suivant est devenu moins cher.
    .end = Il te reste une action. Embauche encore en Afrique.
    .ship = Patience : plus de baraques, plus de cartes d’un coup. Embauche encore.
    .else = Encore une fois : { point-amid } « embaucher » sous l’Afrique.
lesson-artifact-ben-ships = Ben expédie deux fois, une carte par baraque, et les baraques rentrent. Chaque bateau remis rend le suivant moins cher : maintenant { $ship }.
lesson-artifact-cleo-digs = Cleo fait une recherche en Amérique et y pose sa première baraque. D’autres baraques s’y trouvaient déjà : une carte est mise au jour.
lesson-artifact-pass = Tu as { $money } pièces. Tu pourrais expédier trois cartes, mais la tuile en demande quatre. Garde le bateau pour l’an prochain, et passe.
    .ship = Avec trois cartes, il t’en manquerait une, et toutes tes baraques rentreraient. Attends la quatrième : passe.
    .america = L’Amérique peut attendre. Garde tes pièces : l’an prochain, une baraque, un bateau et une exposition.
    .else = Garde tes pièces pour l’an prochain : passe.
lesson-artifact-take-after = Passer a sa récompense : tu prends un marqueur maintenant, puis un par tour tant que les autres jouent. Prends un marqueur main d’œuvre d’Afrique.
    .other = Bon marqueur, mais la quatrième baraque en Afrique d’abord. Prends un marqueur main d’œuvre d’Afrique.
    .swap = Échanger aide quand ton plateau est plein. Tu as de la place : prends un marqueur main d’œuvre d’Afrique.
    .else = La rangée de l’Afrique, qui brille.
lesson-artifact-others-act = Ben passe. Cleo fouille encore, et paie pour cela, alors que tu vas recevoir un autre marqueur pour rien.
lesson-artifact-take-again = À toi de nouveau : encore un marqueur. Un bateau, ou la main d’œuvre d’une autre région : ton plateau sera alors plein, avec six.
    .africa = Un marqueur d’Afrique suffit, et en prendre un deuxième rendrait l’Afrique plus chère pour toi. Prends autre chose.
    .museum = Tu en as deux, et ce sont déjà les plus chers. Prends autre chose.
    .else = { point } un des marqueurs qui brillent.
lesson-artifact-year-ends = Tout le monde a passé : l’année est finie. Cleo a passé en dernier et commence { $year }. Chacun complète à six marqueurs et reçoit son revenu. Tu as { $money } pièces.

## Ta première exposition

lesson-artifact-black-market = Les deux baraques de Cleo sont seules au Moyen-Orient : on reçoit alors une carte de moins. Cleo expédie une carte et la vend au marché noir.
lesson-artifact-hire-third = { $money } pièces, ta meilleure année. Encore une baraque en Afrique, pour { $cost }.
    .ship = Une baraque de plus, et le bateau ramène quatre cartes au lieu de trois. Embauche d’abord.
    .pass = Pas maintenant : ton exposition est à deux pas.
    .buy = Une carte du Moyen-Orient ne sert pas ton plan. L’Afrique : embauche là-bas.
    .exhibit = Bientôt ! Les cartes doivent d’abord rentrer. Embauche, puis expédie.
    .else = { point } « embaucher » sous l’Afrique.
lesson-artifact-ship = Quatre baraques, quatre cartes. Expédie-les d’Afrique pour { $cost } pièces, et elles sont toutes à toi.
    .end = Ta deuxième action : { $cards } cartes attendent. Expédie-les avant Cleo.
    .america = L’Amérique a une carte pour toi. L’Afrique en a { $cards }. Expédie d’Afrique.
    .else = { point } « expédier » sous l’Afrique.
lesson-artifact-home = Quatre cartes en main, et tes baraques sont rentrées. Celle de Cleo est restée : grâce à elle, les tiennes n’étaient pas seules, et tu as reçu les quatre.
lesson-artifact-ben-buys = Ben achète la carte de Cleo et fait une recherche au Moyen-Orient. Il n’y avait plus de baraque : rien n’est mis au jour. Cleo embauche en Afrique.
lesson-artifact-exhibit = Quatre cartes d’Afrique : { point-amid } la tuile ! Un marqueur musée et { $cost } pièces ouvrent l’exposition.
    .end = Les cartes sont dans ta main, la tuile est libre. Expose avant que quelqu’un ne la prenne !
    .five = Celle-ci demande cinq cartes d’Afrique. Tu en as quatre : prends la tuile d’à côté.
    .pottery = Celle-ci demande trois poteries. Tu en as deux, mais quatre cartes d’Afrique !
    .sell = Garde-la : ton exposition a besoin des quatre.
    .else = { point } la tuile d’Afrique qui brille, sur la piste revenus.
lesson-artifact-show = La tuile est à toi. Montre maintenant ce qu’elle promet : expose tes quatre cartes d’Afrique.
    .else = Montre tes cartes d’Afrique, celles qui brillent.
lesson-artifact-keep = Tu en as montré quatre, et une revient dans ta main pour une autre exposition. Laquelle ? Toutes conviennent.
    .else = { point } une des cartes qui brillent.
lesson-artifact-proud = Ta première exposition : { $prestige } de prestige, et { $bonus } pièces de plus chaque année, jusqu’à la fin de la partie.
lesson-artifact-base = Et regarde : une tuile a quitté la piste revenus, le revenu de base tombe donc à { $base } pour tout le monde. Toi, tu as un bonus, pas les autres !
lesson-artifact-end = Tes pièces ont fait leur travail : termine ton tour.
    .else = Sans pièces, il ne reste qu’une vente, et ta carte vaudra davantage plus tard : termine ton tour.
lesson-artifact-joker = Ben et Cleo ont passé. Encore une chose : s’il manque un marqueur, n’importe quel autre le remplace comme joker, pour { $joker } pièces en tout.
lesson-artifact-pass-last = Passe à ton tour, et prends un marqueur musée. Tu passes en dernier : tu commences donc l’année prochaine !
    .sell = Cela rapporterait des pièces. Mais une carte en main, c’est le début de la prochaine exposition. Garde-la et passe.
    .else = Passe d’abord ; prends ensuite un marqueur musée.
lesson-artifact-fill = On passe en dernier, on complète en premier : c’est toi. Prends un bateau et un marqueur main d’œuvre du Moyen-Orient, pour ta prochaine fouille.
    .africa = Tu n’as plus de baraque en Afrique : ce marqueur attendrait. La suite, c’est le Moyen-Orient.
    .else = Un bateau et un marqueur main d’œuvre du Moyen-Orient : les rangées qui brillent.

## À toi de jouer

lesson-artifact-third-year = { $year } : { $base } de revenu de base, et { $bonus } pour ton exposition. Tu as { $money } pièces, et tu commences.
lesson-artifact-research = Au Moyen-Orient, la baraque de Ben est déjà là. Fais-y une recherche pour { $cost } pièces, et une carte est aussitôt mise au jour.
    .africa = Possible aussi. Mais ton marqueur attend le Moyen-Orient. Vas-y.
    .ship = Il te faut d’abord une baraque là-bas. La recherche en pose une.
    .pass = Tes pièces attendent d’être dépensées. Fais une recherche au Moyen-Orient.
    .else = { point } « rechercher » sous le Moyen-Orient.
lesson-artifact-plan = Une poterie, et l’Amérique en montre une aussi. Quatre poteries remplissent une tuile de { $prestige } de prestige et +{ $bonus }. Vise les tuiles de quatre et cinq : elles gagnent des parties.
lesson-artifact-ends = La partie dure neuf ans au plus. Elle finit plus tôt si une pioche ou la piste revenus est vide, ou si deux types sont entièrement exposés.
lesson-artifact-score = Alors seul le prestige compte : tu en as { $prestige }, et chaque lot de cinq pièces en vaut un. Ton exposition vaut autant que vingt-cinq pièces !
lesson-artifact-free = Ta deuxième action, avec { $money } pièces. À partir d’ici, la partie est à toi, pour de vrai. Un doute ? La lampe te conseille.
