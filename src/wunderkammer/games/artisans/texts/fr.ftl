### Artisans en français.

## Noms

name-game-artisans = Artisans

name-material-textile = textile
name-material-clay = argile
name-material-wood = bois
name-material-stone = pierre
name-material-glass = verre
name-material-gold = or
name-material-metal = métal

name-artwork-fan = Éventail
name-artwork-lamp = Lampe
name-artwork-necklace = Collier
name-artwork-sundial = Cadran solaire
name-artwork-doll = Poupée
name-artwork-lantern = Lanterne
name-artwork-mask = Masque
name-artwork-fountain = Fontaine
name-artwork-dagger = Dague
name-artwork-spindle = Fuseau
name-artwork-chest = Coffre
name-artwork-hourglass = Sablier
name-artwork-tapestry = Tapisserie
name-artwork-vase = Vase
name-artwork-windmill = Moulin à vent
name-artwork-buddha = Bouddha
name-artwork-chandelier = Lustre
name-artwork-armour = Armure
name-artwork-rosewindow = Rosace
name-artwork-guardian = Gardien
name-artwork-deathmask = Masque mortuaire
name-artwork-longship = Drakkar
name-artwork-clock = Horloge
name-artwork-sarcophagus = Sarcophage

name-artisan-goldlover = Amateur d’or
name-artisan-sculptor = Sculpteur
name-artisan-versatile = Touche-à-tout
name-artisan-specialist = Spécialiste
name-artisan-nightworker = Noctambule
name-artisan-perfectionist = Perfectionniste
name-artisan-collector = Collectionneur
name-artisan-opportunist = Opportuniste
name-artisan-farsighted = Prévoyant

name-stage-dealing = Distribution
name-stage-filling = Mise en place
name-stage-choosing = Choix des artisans
name-stage-reserving = Début de la manche
name-stage-trading = Marché
name-stage-developing = Développement
name-stage-finishing = Dernières œuvres
name-stage-finished = Fin

name-question-nothing = rien du tout
name-question-deal = la carte à distribuer
name-question-lay = la carte qui arrive au marché
name-question-reveal = l’œuvre à dévoiler
name-question-choose = l’artisan à choisir
name-question-reserve = l’œuvre à réserver
name-question-turn = une œuvre, le marché ou le jeton
name-question-last = un dernier tour au marché
name-question-night = le marché après la création
name-question-second = un second passage au marché
name-question-develop = le matériau à développer
name-question-final = une dernière œuvre

## Parties de phrases

phrase-material = { $material_id ->
    [textile] du textile
    [clay] de l’argile
    [wood] du bois
    [stone] de la pierre
    [glass] du verre
    [gold] de l’or
   *[metal] du métal
}
phrase-the-material = { $material_id ->
    [textile] le textile
    [clay] l’argile
    [wood] le bois
    [stone] la pierre
    [glass] le verre
    [gold] l’or
   *[metal] le métal
}
phrase-given = { $given_id ->
    [textile] du textile
    [clay] de l’argile
    [wood] du bois
    [stone] de la pierre
    [glass] du verre
    [gold] de l’or
   *[metal] du métal
}
phrase-taken = { $taken_id ->
    [textile] du textile
    [clay] de l’argile
    [wood] du bois
    [stone] de la pierre
    [glass] du verre
    [gold] de l’or
   *[metal] du métal
}
phrase-artwork = { $artwork_id ->
    [fan] l’éventail
    [lamp] la lampe
    [necklace] le collier
    [sundial] le cadran solaire
    [doll] la poupée
    [lantern] la lanterne
    [mask] le masque
    [fountain] la fontaine
    [dagger] la dague
    [spindle] le fuseau
    [chest] le coffre
    [hourglass] le sablier
    [tapestry] la tapisserie
    [vase] le vase
    [windmill] le moulin à vent
    [buddha] le bouddha
    [chandelier] le lustre
    [armour] l’armure
    [rosewindow] la rosace
    [guardian] le gardien
    [deathmask] le masque mortuaire
    [longship] le drakkar
    [clock] l’horloge
   *[sarcophagus] le sarcophage
}
phrase-artwork-object = { phrase-artwork }
phrase-artisan = { $artisan_id ->
    [goldlover] l’amateur d’or
    [sculptor] le sculpteur
    [versatile] le touche-à-tout
    [specialist] le spécialiste
    [nightworker] le noctambule
    [perfectionist] le perfectionniste
    [collector] le collectionneur
    [opportunist] l’opportuniste
   *[farsighted] le prévoyant
}
phrase-with-cards = { $count ->
    [one] avec une carte
   *[other] avec { $count } cartes
}

## Ce que font les artisans

effect-goldlover = 4 points pour chacune de tes œuvres qui demande de l’or
effect-sculptor = 3 points pour chacune de tes œuvres qui demande du bois ou de la pierre
effect-versatile = 2 points pour chaque matériau différent que demandent tes œuvres
effect-specialist = 5 points pour chaque matériau que tu portes au niveau 4
effect-nightworker = après avoir réalisé une œuvre, tu peux encore aller au marché dans le même tour
effect-perfectionist = en développant, tu peux poser une carte de plus que le niveau précédent n’en compte
effect-collector = 2 points pour chacune de tes œuvres
effect-opportunist = quand quelqu’un d’autre prend le jeton, tu peux aller deux fois au marché à ton dernier tour
effect-farsighted = à chaque manche, tu peux réserver une œuvre, une à la fois ; non réalisée, elle coûte ses points
phrase-effect = { $artisan_id ->
    [goldlover] { effect-goldlover }
    [sculptor] { effect-sculptor }
    [versatile] { effect-versatile }
    [specialist] { effect-specialist }
    [nightworker] { effect-nightworker }
    [perfectionist] { effect-perfectionist }
    [collector] { effect-collector }
    [opportunist] { effect-opportunist }
   *[farsighted] { effect-farsighted }
}

## Ce qui t’est demandé

ask-choose = Choisis pour ton atelier un des artisans qui restent.
ask-reserve = Tu peux te réserver une œuvre de la rangée. Ou renonces-y.
ask-turn = À toi de jouer : réalise une œuvre si tu le peux, va au marché, ou prends le jeton.
ask-last = Le jeton est pris et le marché va fermer : joue ton dernier tour, ou passe.
ask-night = Tu travailles jusque dans la nuit : va au marché, prends le jeton s’il y est encore, ou passe.
ask-second = Tu saisis l’occasion : retourne au marché, ou passe.
ask-develop = Tu peux développer un matériau avec des cartes de ta main. Ou repose-toi.
ask-final = Toutes les manches sont finies : tu peux réaliser une dernière œuvre. Ou passe.

## Qui l’on attend

wait-deal = On distribue les cartes.
wait-lay = Une carte arrive au marché.
wait-reveal = On dévoile une œuvre.
wait-choose = { $seats } choisit un artisan.
wait-reserve = { $seats } peut réserver une œuvre.
wait-turn = { $seats } réalise une œuvre, va au marché ou prend le jeton.
wait-last = { $seats } joue un dernier tour avant la fermeture du marché.
wait-night = { $seats } travaille jusque dans la nuit et peut encore aller au marché.
wait-second = { $seats } peut retourner au marché.
wait-develop = { $seats } peut développer un matériau.
wait-final = { $seats } peut réaliser une dernière œuvre.

## Le récit

story-dealt = { $material_id ->
    [none] { $seat } reçoit une carte.
   *[other] { $seat } reçoit { phrase-material }.
}
story-laid = À la place { $place } du marché : { phrase-material }.
story-revealed = Nouvelle œuvre dans la rangée : { phrase-artwork }.
story-previewed = Ensuite viendra { phrase-artwork }.
story-moved-up = L’aperçu passe dans la rangée : { phrase-artwork }.
story-chose = { $seat } choisit { phrase-artisan }.
story-round = La manche { $round } s’ouvre. { $seat } commence.
story-deck-changed = La deuxième pioche d’œuvres entre en jeu. Ce qui reste de la première quitte la partie.
story-refilled = La pioche des matériaux est épuisée : la défausse, mélangée, la remplace.
story-reserved = { $seat } réserve { phrase-artwork-object }.
story-skipped = { $seat } ne réserve rien.
story-crafted = { $seat } réalise { phrase-artwork-object }.
story-took = { $seat } prend { phrase-material } au marché.
story-swapped = { $seat } échange { phrase-given } contre { phrase-taken } au marché.
story-token = { $seat } prend le jeton de premier joueur : le marché va bientôt fermer.
story-passed = { $seat } passe.
story-closed = { $count ->
    [0] Le marché ferme ; il n’y reste rien.
    [one] Le marché ferme ; une carte part à la défausse.
   *[other] Le marché ferme ; { $count } cartes partent à la défausse.
}
story-developed = { $seat } développe { phrase-the-material } { phrase-with-cards }, au niveau { $level }.
story-rested = { $seat } ne développe rien.
story-finished = Les outils sont rangés. Place aux points.

## Pourquoi pas

reason-not-asked = La question est autre : { $question }
reason-not-in-pile = La pioche des matériaux ne contient pas cela : { $material }
reason-not-in-deck = La pioche ne contient plus d’œuvre de cette valeur : { phrase-artwork }
reason-seen-before = Cette œuvre a déjà été dévoilée : { phrase-artwork }
reason-artisan-chosen = Cet artisan est déjà pris : { phrase-artisan }
reason-not-in-row = Cette œuvre ne se trouve pas dans la rangée : { phrase-artwork }
reason-only-token = Tout le monde a joué dix tours : il ne reste qu’à prendre le jeton
reason-too-early = On ne réalise rien dans les manches 1 et 2
reason-not-first-turn = On ne réalise une œuvre qu’au premier tour de la manche, et tu as déjà agi
reason-preview = Cette œuvre n’est encore qu’un aperçu et ne peut pas être réalisée : { phrase-artwork }
reason-reserved-by-other = Quelqu’un d’autre a réservé cette œuvre : { phrase-artwork }
reason-level-missing = Tu n’as pas assez développé les matériaux pour { phrase-artwork-object }
reason-one-artwork = Une seule œuvre par manche, et tu as réalisé la tienne
reason-hand-full = Tu as six cartes en main : échanges-en une contre celle-ci
reason-empty-place = Il n’y a pas de carte à la place { $place } du marché
reason-hand-not-full = Tu as moins de six cartes en main : prends simplement la carte
reason-not-in-hand = Tu n’as pas assez de cela en main : { $material }
reason-same-material = La même chose se trouve déjà à la place { $place } du marché : { $material }
reason-neighbour = La même chose se trouve juste à côté de la place { $place } du marché : { $material }
reason-token-taken = Le jeton est déjà pris
reason-may-not-pass = Personne ne passe tant que le jeton est là ; qui ne peut rien faire d’autre le prend
reason-top-level = Ce matériau est déjà au niveau 4, le dernier : { $material }
reason-too-many = Le niveau précédent compte trop peu de cartes pour en poser { $number } : { $material }

## Les coups

move-deal = Carte distribuée : { $material }
move-market = Au marché arrive { phrase-material }
move-reveal = Œuvre dévoilée : { phrase-artwork }
move-choose = { $artisan } : { phrase-effect }
move-reserve = Réserver { phrase-artwork-object }
move-skip = Ne rien réserver
move-craft = Réaliser { phrase-artwork-object }
move-take = Prendre la carte à la place { $place } du marché
move-swap = Échanger { phrase-material } contre la carte à la place { $place } du marché
move-token = Prendre le jeton de premier joueur
move-pass = Passer
move-develop = { $number ->
    [one] Développer { phrase-the-material } avec une carte
   *[other] Développer { phrase-the-material } avec { $number } cartes
}
move-rest = Ne rien développer

## Le plateau

ui-round-of = Manche { $round } sur { $last }
ui-market = Marché
ui-artworks = Œuvres
ui-next = ensuite
ui-token = jeton
ui-has-token = a le jeton
ui-unseen = non vues
ui-discard = défaussées
ui-deck = Paquet { $number }
ui-pile = Pioche
ui-your-hand = Ta main
ui-reserved = réservée
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-from-materials = matériaux
ui-from-artworks = œuvres
ui-from-artisan = artisan
ui-from-reserved = réserve
ui-artisan-goldlover = +4 par œuvre avec de l’or
ui-artisan-sculptor = +3 par œuvre bois/pierre
ui-artisan-versatile = +2 par matériau employé
ui-artisan-specialist = +5 par matériau au IV
ui-artisan-nightworker = réalise, puis commerce
ui-artisan-perfectionist = pose une carte de plus
ui-artisan-collector = +2 par œuvre
ui-artisan-opportunist = dernier tour double
ui-artisan-farsighted = réserve une œuvre
ui-sign-asked = niveau II demandé, I atteint
ui-sign-able = la place 2 a les niveaux
ui-sign-most = jusqu’à trois cartes ici
ui-sign-hidden = une carte cachée
ui-sign-token = jeton premier joueur

## Le rapport d’équilibre

ui-balance-artisans = Artisans
ui-balance-artisans-note = Combien de fois chaque artisan a gagné quand quelqu’un l’a choisi, et avec combien de points. Des automates qui choisissent toujours de même laissent les autres sans nombres.
ui-balance-values = Œuvres par valeur
ui-balance-values-note = Combien d’œuvres de chaque valeur ont été réalisées, et ce qu’elles ont rapporté.
ui-balance-artworks = Œuvres
ui-balance-artworks-note = Dans combien de parties chaque œuvre a été réalisée, et combien de fois a gagné qui l’a réalisée.
ui-balance-materials = Matériaux
ui-balance-materials-note = Les points qu’une place a tirés des cartes de chaque matériau.
ui-balance-column-own = Points par l’artisan
