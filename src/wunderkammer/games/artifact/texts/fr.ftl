### Artifact en français.

## Noms

name-game-artifact = Artifact

name-site-africa = Afrique
name-site-america = Amérique
name-site-asia = Asie
name-site-mideast = Moyen-Orient
name-kind-architecture = Architecture
name-kind-sculpture = Sculpture
name-kind-pottery = Poterie
name-kind-jewellery = Bijou
name-kind-weapon = Arme
name-kind-solo = Découverte exceptionnelle
name-kind-gold = Pièces d’or
name-kind-fragment = Fragment
name-kind-curse = Objet maudit
name-kind-manuscript = Manuscrit

# Une carte vue de dos, puis de face.
name-card-africa = une carte d’Afrique
name-card-america = une carte d’Amérique
name-card-asia = une carte d’Asie
name-card-mideast = une carte du Moyen-Orient
name-card-africa-architecture = un élément d’architecture d’Afrique
name-card-africa-sculpture = une sculpture d’Afrique
name-card-africa-pottery = une poterie d’Afrique
name-card-africa-jewellery = un bijou d’Afrique
name-card-africa-weapon = une arme d’Afrique
name-card-africa-solo = une découverte exceptionnelle d’Afrique
name-card-africa-gold = des pièces d’or d’Afrique
name-card-africa-fragment = un fragment d’Afrique
name-card-africa-curse = un objet maudit d’Afrique
name-card-africa-manuscript = un manuscrit d’Afrique
name-card-america-architecture = un élément d’architecture d’Amérique
name-card-america-sculpture = une sculpture d’Amérique
name-card-america-pottery = une poterie d’Amérique
name-card-america-jewellery = un bijou d’Amérique
name-card-america-weapon = une arme d’Amérique
name-card-america-solo = une découverte exceptionnelle d’Amérique
name-card-america-gold = des pièces d’or d’Amérique
name-card-america-fragment = un fragment d’Amérique
name-card-america-curse = un objet maudit d’Amérique
name-card-america-manuscript = un manuscrit d’Amérique
name-card-asia-architecture = un élément d’architecture d’Asie
name-card-asia-sculpture = une sculpture d’Asie
name-card-asia-pottery = une poterie d’Asie
name-card-asia-jewellery = un bijou d’Asie
name-card-asia-weapon = une arme d’Asie
name-card-asia-solo = une découverte exceptionnelle d’Asie
name-card-asia-gold = des pièces d’or d’Asie
name-card-asia-fragment = un fragment d’Asie
name-card-asia-curse = un objet maudit d’Asie
name-card-asia-manuscript = un manuscrit d’Asie
name-card-mideast-architecture = un élément d’architecture du Moyen-Orient
name-card-mideast-sculpture = une sculpture du Moyen-Orient
name-card-mideast-pottery = une poterie du Moyen-Orient
name-card-mideast-jewellery = un bijou du Moyen-Orient
name-card-mideast-weapon = une arme du Moyen-Orient
name-card-mideast-solo = une découverte exceptionnelle du Moyen-Orient
name-card-mideast-gold = des pièces d’or du Moyen-Orient
name-card-mideast-fragment = un fragment du Moyen-Orient
name-card-mideast-curse = un objet maudit du Moyen-Orient
name-card-mideast-manuscript = un manuscrit du Moyen-Orient

# Les marqueurs, tous masculins.
name-marker-museum = marqueur musée
name-marker-ship = marqueur bateau
name-marker-africa = marqueur main d’œuvre d’Afrique
name-marker-america = marqueur main d’œuvre d’Amérique
name-marker-asia = marqueur main d’œuvre d’Asie
name-marker-mideast = marqueur main d’œuvre du Moyen-Orient

# Comment une action se paie : avec le marqueur requis, avec un autre comme joker, ou pas du tout.
name-payment-plain = le marqueur requis
name-payment-with-museum = { name-marker-museum }
name-payment-with-ship = { name-marker-ship }
name-payment-with-africa = { name-marker-africa }
name-payment-with-america = { name-marker-america }
name-payment-with-asia = { name-marker-asia }
name-payment-with-mideast = { name-marker-mideast }
name-payment-free = gratuitement, grâce à Andersson

name-tile-architecture-3 = Architecture (3)
name-tile-architecture-4 = Architecture (4)
name-tile-architecture-5 = Architecture (5)
name-tile-sculpture-3 = Sculpture (3)
name-tile-sculpture-4 = Sculpture (4)
name-tile-sculpture-5 = Sculpture (5)
name-tile-pottery-3 = Poterie (3)
name-tile-pottery-4 = Poterie (4)
name-tile-pottery-5 = Poterie (5)
name-tile-jewellery-3 = Bijoux (3)
name-tile-jewellery-4 = Bijoux (4)
name-tile-jewellery-5 = Bijoux (5)
name-tile-weapon-3 = Armes (3)
name-tile-weapon-4 = Armes (4)
name-tile-weapon-5 = Armes (5)
name-tile-africa-4 = Afrique (4)
name-tile-africa-5 = Afrique (5)
name-tile-america-4 = Amérique (4)
name-tile-america-5 = Amérique (5)
name-tile-asia-4 = Asie (4)
name-tile-asia-5 = Asie (5)
name-tile-mideast-4 = Moyen-Orient (4)
name-tile-mideast-5 = Moyen-Orient (5)
name-tile-sites-3 = Trois régions
name-tile-types-5 = Cinq types

name-role-paris = Paris
name-role-london = Londres
name-role-berlin = Berlin
name-role-newyork = New York
name-role-andersson = Andersson
name-role-carter = Carter
name-role-judd = Judd
name-role-morley = Morley

name-stage-opening = Premières découvertes
name-stage-placing = Premières baraques
name-stage-stocking = Choix des marqueurs
name-stage-actions = Actions
name-stage-refilling = Fin de la manche
name-stage-finished = Fin de la partie

# Ce qui vient d’abord quand un autre coup est tenté.
name-question-nothing = rien pour l’instant
name-question-unearth = une carte est retournée
name-question-draw = une carte est piochée
name-question-place = poser une baraque
name-question-take = prendre un marqueur
name-question-act = faire une action, terminer le tour ou passer
name-question-pick = choisir une carte à expédier
name-question-show = choisir une carte à montrer
name-question-keep = choisir une carte à reprendre en main
name-question-use = piocher une carte, ou non
name-question-role = choisir une ville ou un archéologue
name-question-passed = prendre ou échanger un marqueur

## Parties de phrases

phrase-at-site = { $site_id ->
    [mideast] au Moyen-Orient
   *[other] en { $site }
}
phrase-from-site = { $site_id ->
    [mideast] du Moyen-Orient
   *[other] d’{ $site }
}
phrase-year = { $round_id ->
    [1] 1920
    [2] 1921
    [3] 1922
    [4] 1923
    [5] 1924
    [6] 1925
    [7] 1926
    [8] 1927
   *[9] 1928
}
phrase-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
phrase-cards-left = { $left ->
    [one] encore une carte
   *[other] encore { $left } cartes
}
phrase-payment = { $payment_id ->
    [plain] { "" }
    [free] , gratuitement
   *[other] , avec un { $payment } comme joker (6 pièces)
}
phrase-payment-twice = { $payment_id ->
    [plain] { "" }
    [free] , gratuitement
   *[other] , avec un { $payment } comme joker (12 pièces)
}
phrase-role = { $role_id ->
    [paris] à Paris
    [london] à Londres
    [berlin] à Berlin
    [newyork] à New York
   *[other] avec { $role }
}
phrase-why-last = { $condition_id ->
    [1] il n’y a plus de tuile exposition sur la piste revenus
    [2] les trois tuiles de deux types sont parties
    [3] la dernière carte d’une région a été piochée
   *[4] nous sommes en 1928
}

## Ce que font les rôles

effect-paris = quand tu organises une exposition, deux cartes reviennent en main au lieu d’une
effect-london = quand tu expédies, tu peux aussi piocher une carte de cette région sans la montrer
effect-berlin = quand tu vends, tu reçois 3 pièces de plus
effect-newyork = quand tu organises une exposition, une carte ordinaire peut valoir n’importe quelle région ou n’importe quel type
effect-andersson = quand tu as utilisé six marqueurs dans une manche, tu peux faire une action de plus sans marqueur ni pièces, mais ni vente ni achat
effect-carter = quand tu fais une recherche, ton marqueur recherche avance de deux cases au lieu d’une (seulement avec l’extension I)
effect-judd = quand tu fais une recherche, tu peux aussi piocher une carte de cette région sans la montrer
effect-morley = quand tu embauches, tu peux poser deux baraques avec un seul marqueur : tu paies deux fois, et deux cartes sont retournées
phrase-effect = { $role_id ->
    [paris] { effect-paris }
    [london] { effect-london }
    [berlin] { effect-berlin }
    [newyork] { effect-newyork }
    [andersson] { effect-andersson }
    [carter] { effect-carter }
    [judd] { effect-judd }
   *[morley] { effect-morley }
}

## Ce qui t’est demandé

ask-place = Tu bâtis une cabane et prends un ouvrier du même site : choisis où.
ask-take = { $left ->
    [one] Tu prends un dernier marqueur : choisis lequel.
   *[other] Tu prends encore { $left } marqueurs : choisis le suivant.
}
ask-act = { $left ->
    [0] Tes deux actions sont faites : termine ton tour, ou joue de l’or si tu en as.
    [one] Tu peux faire encore une action, ou terminer ton tour.
   *[other] À toi de jouer : fais une ou deux actions, ou passe.
}
ask-pick = Tu expédies { phrase-from-site } : choisis { phrase-cards-left }.
ask-show = Tu exposes { $tile } : montre { phrase-cards-left }.
ask-keep = { $left ->
    [one] Tu reprends en main une des cartes montrées : choisis laquelle.
   *[other] Tu reprends en main { $left } des cartes montrées : choisis la suivante.
}
ask-use = Grâce à { $role }, tu peux piocher en secret une carte { phrase-from-site }. Ou renonces-y.
ask-role = Ton exposition ouvre des portes : choisis une ville ou un archéologue.
ask-passed = Tu as passé : prends un marqueur, échanges-en un, ou repose-toi si tu en as le droit.

## Qui l’on attend

wait-unearth = Une carte sort de terre { phrase-at-site }.
wait-draw = Une carte { phrase-from-site } est piochée en secret.
wait-place = { $seats } bâtit une cabane.
wait-take = { $left ->
    [one] { $seats } prend un dernier marqueur.
   *[other] { $seats } prend encore { $left } marqueurs.
}
wait-act = { $left ->
    [0] { $seats } a fait deux actions et termine son tour.
    [one] { $seats } peut faire encore une action.
   *[other] { $seats } fait une ou deux actions, ou passe.
}
wait-pick = { $seats } expédie { phrase-from-site } et choisit { phrase-cards-left }.
wait-show = { $seats } expose { $tile } et montre { phrase-cards-left }.
wait-keep = { $left ->
    [one] { $seats } reprend en main une des cartes montrées.
   *[other] { $seats } reprend en main { $left } des cartes montrées.
}
wait-use = { $seats } peut piocher en secret une carte { phrase-from-site }.
wait-role = { $seats } choisit une ville ou un archéologue.
wait-passed = { $seats } a passé et regarde les marqueurs.

## Le récit

story-placed = { $seat } bâtit une cabane { phrase-at-site } et prend un ouvrier pour elle.
story-unearthed = De la terre sort { $card }.
story-took = { $seat } prend un { $marker }.
story-round = L’année { phrase-year } s’ouvre. { $seat } commence ; le revenu de base est de { phrase-coins }.
story-earned = { $seat } reçoit { phrase-coins }.
story-paid = { $joker_id ->
    [true] { $seat } repose un { $marker } comme joker et paie { phrase-coins }.
   *[false] { $seat } repose un { $marker } et paie { phrase-coins }.
}
story-free = { $seat } agit gratuitement, grâce à Andersson.
story-researched = { $seat } fait des recherches { phrase-at-site } et y bâtit une cabane.
story-advanced = { $seat } se trouve maintenant au degré { $space } des recherches { phrase-at-site }.
story-hired = { $huts ->
    [one] { $seat } embauche { phrase-at-site } et bâtit une cabane de plus.
   *[other] { $seat } embauche { phrase-at-site } et bâtit { $huts } cabanes de plus, grâce à Morley.
}
story-shipped = { $count ->
    [0] { $seat } lève le camp { phrase-at-site } et n’expédie rien.
    [one] { $seat } lève le camp { phrase-at-site } et expédie une carte.
   *[other] { $seat } lève le camp { phrase-at-site } et expédie { $count } cartes.
}
story-curse-lifted = Ce que { $seat } prend d’abord { phrase-at-site }, c’est la malédiction. Elle quitte la partie.
story-picked = { $seat } prend { $card }.
story-drew = { $seat } pioche { $card }, hors de la vue des autres.
story-declined = { $seat } renonce à piocher en secret grâce à { $role }.
story-drew-curse = { $seat } pioche la malédiction { phrase-from-site } et la montre à tous. Elle quitte la partie.
story-exhibited = { $seat } inaugure une exposition : { $tile }.
story-showed = { $wild_id ->
    [true] { $seat } montre { $card } ; New York y voit ce qui manquait.
   *[false] { $seat } montre { $card }.
}
story-kept = { $seat } reprend en main { $card }.
story-featured = { $seat } inaugure l’exposition d’un seul trésor : une pièce unique { phrase-from-site }.
story-named-role = { $seat } travaille désormais { phrase-role }.
story-sold = { $seat } vend { $card } au marché noir pour { phrase-coins }.
story-pushed-out = Le marché noir est plein : une carte quitte la partie, { $card }.
story-bought = { $seat } achète { $card } au marché noir pour { phrase-coins }.
story-gilded = { $seat } donne { $gold } et prend { $card } au marché noir.
story-ended-turn = { $seat } termine son tour.
story-passed = { $seat } passe pour cette année.
story-swapped = { $seat } échange un { $marker } contre un { $to }.
story-rested = { $seat } se repose.
story-last-round = Cette année est la dernière : { phrase-why-last }.
story-finished = La dernière année est finie. Place au prestige.

## Pourquoi pas

reason-not-asked = { $question_id ->
    [nothing] Il n’y a rien à faire pour l’instant
   *[other] D’abord : { $question }
}
reason-not-in-deck = Cette carte n’est pas dans la pioche : { $card }
reason-unused-site = Personne ne fouille { phrase-at-site } dans cette partie
reason-track-empty = Il n’y a plus de marqueur sur cette piste : { $marker }
reason-mat-full = Ton plateau individuel est plein : il a de la place pour six marqueurs
reason-turn-full = Tu as déjà fait les deux actions de ce tour
reason-hut-there = Tu as déjà une baraque { phrase-at-site } : embauche de la main d’œuvre pour en poser d’autres
reason-no-hut-left = Tes dix baraques sont toutes en jeu
reason-no-hut-there = Tu n’as pas de baraque { phrase-at-site }
reason-not-your-role = Il faut pour cela un rôle que tu n’as pas : { $role }
reason-no-two-huts = Il faut deux baraques, et ta réserve en compte moins
reason-no-marker = Le marqueur que demande cette action n’est pas sur ton plateau individuel
reason-needless-joker = Cette action demande justement un { $payment } ; un joker est d’une autre sorte
reason-no-joker = Tu n’as pas de { $payment } à utiliser comme joker
reason-too-dear = Tu n’as pas assez de pièces
reason-not-free = Une action gratuite demande Andersson et six marqueurs utilisés dans la manche, et il n’y en a qu’une par manche
reason-tile-gone = Cette exposition n’est plus sur le plateau de jeu : { $tile }
reason-no-showing = Tu n’as pas les cartes pour cette exposition : { $tile }
reason-no-solo = Tu n’as pas en main de découverte exceptionnelle { phrase-from-site }
reason-not-in-hand = Tu n’as pas cela en main : { $card }
reason-curse-stays = Un objet maudit ne se vend pas
reason-no-ship = Tu n’as pas de marqueur bateau, et le marché noir n’accepte pas de joker
reason-empty-place = Il n’y a pas de carte sur l’emplacement { $place } du marché noir
reason-no-gold = Tu n’as pas de carte « Pièces d’or » en main
reason-nothing-done = Tu n’as encore rien fait : fais une action, ou passe
reason-something-done = Tu as déjà fait une action dans ce tour : termine-le, et passe dans un autre tour
reason-not-there = Cela ne se trouve pas face visible dans la région : { $card }
reason-out-of-order = Les cartes se choisissent dans l’ordre, et celle-ci a été sautée : { $card }
reason-too-few = Après cette carte, il n’en resterait pas assez : { $card }
reason-unfit = Cela ne compte pas pour l’exposition : { $card }
reason-wild-is-last = La carte qui en remplace une autre se montre en dernier
reason-wild-special = Seule une carte ordinaire peut en remplacer une autre, pas celle-ci : { $card }
reason-wild-needless = Celle-ci convient telle quelle : { $card }
reason-wild-order = Montre celle-ci telle quelle, avant l’autre carte de cette sorte : { $card }
reason-not-shown = Cela n’a pas été montré : { $card }
reason-never-returns = Cela ne revient jamais en main : { $card }
reason-role-held = Tu as déjà ce rôle : { $role }
reason-not-held = Tu n’as pas de { $marker } à échanger
reason-same-kind = Un { $marker } s’échange contre un marqueur d’une autre sorte
reason-may-not-rest = Il faut six marqueurs pour pouvoir ne rien faire : prends-en un, ou échanges-en un

## Les options

option-research = Extension I : pistes recherche et objets spéciaux
option-roles = Extension II : villes et archéologues
option-quick_start = Départ rapide : les premières baraques sont attribuées, et une carte de chaque région est face visible
option-unused_site = Région écartée (à trois)
option-unused_site-asia = { name-site-asia }
option-unused_site-africa = { name-site-africa }
option-unused_site-america = { name-site-america }
option-unused_site-mideast = { name-site-mideast }
option-may_rest = Ne rien faire après avoir passé
option-may_rest-six = seulement avec six marqueurs (éditions anglaise et française)
option-may_rest-always = à tout moment (édition allemande)
option-fragment = Fragments (avec l’extension I)
option-fragment-site = n’importe quel type de leur région (éditions anglaise et française)
option-fragment-any = n’importe quel type de n’importe quelle région (édition allemande)

## Les coups

move-unearth = Mise au jour : { $card }
move-draw = Pioche secrète : { $card }
move-place = Poser une baraque { phrase-at-site }
move-take = Prendre un { $marker }
move-research = Rechercher un site de fouilles { phrase-at-site }{ phrase-payment }
move-hire = Embaucher de la main d’œuvre { phrase-at-site }{ phrase-payment }
move-hire-double = Embaucher de la main d’œuvre { phrase-at-site }, deux baraques d’un coup{ phrase-payment-twice }
move-ship = Expédier des objets { phrase-from-site }{ phrase-payment }
move-exhibit = Organiser une exposition : { $tile }{ phrase-payment }
move-feature = Exposer une découverte exceptionnelle { phrase-from-site }{ phrase-payment }
move-sell = Vendre { $card }
move-buy = Acheter la carte { $place } du marché noir
move-gold = Défausser des pièces d’or et prendre la carte { $place } du marché noir
move-end = Terminer ton tour
move-pass = Passer pour cette année
move-pick = Prendre { $card }
move-show = Montrer { $card }
move-show-wild = Montrer { $card } à la place de la carte qui manque
move-keep = Reprendre en main { $card }
move-use = Piocher une carte sans la montrer
move-skip = Ne pas piocher
move-role = { $role } : { phrase-effect }
move-swap = Échanger un { $marker } contre un { $to }
move-rest = Ne rien faire

## Le plateau

ui-year-of = année { $round } sur { $last }
ui-unused = hors jeu
ui-in-deck = { $count } en pioche
ui-ship-now = { $count ->
    [one] expédier { $count } carte, −{ $cost }
   *[other] expédier { $count } cartes, −{ $cost }
}
ui-tracks = Marqueurs
ui-here = ici
ui-price = coût
ui-museum = Musée
ui-ship = Bateau
ui-base-income = Revenu de base
ui-black-market = Marché noir
ui-buy = achat
ui-sell = vente
ui-money = pièces
ui-prestige = prestige
ui-bonus = bonus
ui-supply = baraques
ui-mat = plateau individuel
ui-research = recherche
ui-shows = expose
ui-laying-out = présente
ui-free-action = action gratuite
ui-shows-all = { $seat } montre : { $things }.
ui-sign-huts = deux baraques de la place 1
ui-sign-taken = prise par la place 2
ui-sign-hand = deux connues, une cachée
ui-sign-unseen = trois pas encore vues
ui-sign-track = deux ici, un en jeu
ui-sign-worth = prestige et bonus annuel d’une tuile

## Le rapport d’équilibre

ui-balance-ends = Comment finissent les parties
ui-balance-ends-note = Ce qui a fait d’une manche la dernière.
ui-balance-tiles = Expositions
ui-balance-tiles-note = Dans combien de parties chaque tuile a été exposée, et combien de fois la place qui l’a exposée a gagné.
ui-balance-roles = Rôles
ui-balance-roles-note = Combien de places ont eu chaque rôle à un moment, et combien de fois elles ont gagné.
ui-balance-research = Recherche
ui-balance-research-note = Jusqu’où les marqueurs recherche ont avancé dans chaque région, sans les manuscrits. Ce que cela a rapporté figure plus bas, parmi les points.
ui-balance-habits = Ce qui a été fait
ui-balance-habits-note = Combien de fois une place l’a fait par partie, combien de places l’ont fait au moins une fois, et combien de fois elles ont gagné.
ui-balance-end-1 = Piste revenus vide
ui-balance-end-2 = Deux types épuisés
ui-balance-end-3 = Pioche d’une région épuisée
ui-balance-end-4 = Année 1928
ui-balance-from-exhibitions = Expositions
ui-balance-from-coins = Pièces
ui-balance-from-research = Recherche
ui-balance-habit-exhibitions = Expositions
ui-balance-habit-jokers = Jokers
ui-balance-habit-sold = Ventes au marché noir
ui-balance-habit-bought = Achats au marché noir
ui-balance-habit-solos = Découvertes exceptionnelles
ui-balance-habit-gilded = Pièces d’or jouées
