### Artefakt en français.

## Noms

name-game-artefakt = Artefakt

name-colour-blue = bleu
name-colour-brown = brun
name-colour-yellow = jaune
name-artefact-blue = relique
name-artefact-brown = armure
name-artefact-yellow = parure
name-figure-bulky = le costaud
name-figure-lady = la dame
name-figure-tall = le grand
name-card-1 = moto
name-card-2 = voiture
name-card-3 = train
name-card-4 = avion
name-direction-cw = dans le sens horaire
name-direction-ccw = dans le sens antihoraire

name-site-1 = Cathédrale
name-site-2 = Grotte
name-site-3 = Jungle
name-site-4 = Île de Pâques
name-site-5 = Ruines
name-site-6 = Cimetière
name-site-7 = Oasis
name-site-8 = Atlantide
name-site-9 = Pyramide
name-site-10 = Port

name-directive-march = Chemin des pèlerins
name-directive-peek = À la lueur des torches
name-directive-push = Fausse piste
name-directive-salvage = Bois flotté
name-directive-sift = Fouille des décombres
name-directive-barter = Marché des pilleurs de tombes
name-directive-carry = Caravane
name-directive-dive = Des profondeurs
name-directive-curse = Malédiction
name-directive-book = Horaires

# Un fragment vu de dos, puis de face.
name-fragment-blue = un fragment de la relique bleue
name-fragment-brown = un fragment de l’armure brune
name-fragment-yellow = un fragment de la parure jaune
name-fragment-blue-1 = le morceau 1 de la relique bleue
name-fragment-blue-2 = le morceau 2 de la relique bleue
name-fragment-blue-3 = le morceau 3 de la relique bleue
name-fragment-blue-4 = le morceau 4 de la relique bleue
name-fragment-brown-1 = le morceau 1 de l’armure brune
name-fragment-brown-2 = le morceau 2 de l’armure brune
name-fragment-brown-3 = le morceau 3 de l’armure brune
name-fragment-brown-4 = le morceau 4 de l’armure brune
name-fragment-yellow-1 = le morceau 1 de la parure jaune
name-fragment-yellow-2 = le morceau 2 de la parure jaune
name-fragment-yellow-3 = le morceau 3 de la parure jaune
name-fragment-yellow-4 = le morceau 4 de la parure jaune

# Les mêmes dans une liste, où peu de mots suffisent.
name-piece-blue-1 = bleu n° 1
name-piece-blue-2 = bleu n° 2
name-piece-blue-3 = bleu n° 3
name-piece-blue-4 = bleu n° 4
name-piece-brown-1 = brun n° 1
name-piece-brown-2 = brun n° 2
name-piece-brown-3 = brun n° 3
name-piece-brown-4 = brun n° 4
name-piece-yellow-1 = jaune n° 1
name-piece-yellow-2 = jaune n° 2
name-piece-yellow-3 = jaune n° 3
name-piece-yellow-4 = jaune n° 4

name-stage-laying-out = Pose du cercle
name-stage-opening-up = Ouverture des sites
name-stage-standing = Placement des figurines
name-stage-discover = Découvrir
name-stage-prepare = Préparer
name-stage-travel = Voyager
name-stage-possession = Prendre possession
name-stage-round-end = Fin de la manche
name-stage-finished = Fin

# Ce qui vient d’abord, quand on a essayé autre chose : « D’abord : le sens du voyage ».
name-question-nothing = rien, la partie est terminée
name-question-lay = le prochain site du cercle
name-question-opening = le prochain site à ouvrir
name-question-roll = un lancer du dé des nombres
name-question-colour = un lancer du dé des couleurs
name-question-piece = un tirage à l’aveugle
name-question-stand = la figurine à placer là
name-question-give = le fragment à rendre au milieu
name-question-choose = une autre couleur pour la trouvaille
name-question-assign = les cartes de voyage
name-question-timetable = les horaires, oui ou non
name-question-move = le sens du voyage
name-question-settle = le butin de la majorité
name-question-directive = la directive, oui ou non
name-question-open = le prochain site à ouvrir, au choix
name-question-cursed = le fragment que la malédiction emporte

## Parties de phrases

phrase-site = { $site_id ->
    [1] la Cathédrale
    [2] la Grotte
    [3] la Jungle
    [4] l’Île de Pâques
    [5] les Ruines
    [6] le Cimetière
    [7] l’Oasis
    [8] l’Atlantide
    [9] la Pyramide
   *[10] le Port
}
phrase-site-object = { phrase-site }
phrase-at-site = { $site_id ->
    [1] à la Cathédrale
    [2] dans la Grotte
    [3] dans la Jungle
    [4] sur l’Île de Pâques
    [5] dans les Ruines
    [6] au Cimetière
    [7] à l’Oasis
    [8] en Atlantide
    [9] à la Pyramide
   *[10] au Port
}
phrase-to-site = { $site_id ->
    [1] jusqu’à la Cathédrale
    [2] jusqu’à la Grotte
    [3] jusqu’à la Jungle
    [4] jusqu’à l’Île de Pâques
    [5] jusqu’aux Ruines
    [6] jusqu’au Cimetière
    [7] jusqu’à l’Oasis
    [8] jusqu’en Atlantide
    [9] jusqu’à la Pyramide
   *[10] jusqu’au Port
}
phrase-from-site = { $site_id ->
    [1] de la Cathédrale
    [2] de la Grotte
    [3] de la Jungle
    [4] de l’Île de Pâques
    [5] des Ruines
    [6] du Cimetière
    [7] de l’Oasis
    [8] de l’Atlantide
    [9] de la Pyramide
   *[10] du Port
}
phrase-to-goal = { $to_id ->
    [1] jusqu’à la Cathédrale
    [2] jusqu’à la Grotte
    [3] jusqu’à la Jungle
    [4] jusqu’à l’Île de Pâques
    [5] jusqu’aux Ruines
    [6] jusqu’au Cimetière
    [7] jusqu’à l’Oasis
    [8] jusqu’en Atlantide
    [9] jusqu’à la Pyramide
   *[10] jusqu’au Port
}
phrase-figure = { $figure_id ->
    [lady] la dame
    [bulky] le costaud
   *[tall] le grand
}
phrase-figure-object = { phrase-figure }
phrase-card = { $card_id ->
    [1] la moto (1)
    [2] la voiture (2)
    [3] le train (3)
   *[4] l’avion (4)
}
phrase-artefact = { $colour_id ->
    [blue] la relique bleue
    [brown] l’armure brune
   *[yellow] la parure jaune
}
phrase-fragment = { $colour_id ->
    [blue] { name-fragment-blue }
    [brown] { name-fragment-brown }
   *[yellow] { name-fragment-yellow }
}
phrase-piece = le morceau { $piece } de { phrase-artefact }
phrase-count = { $colour_id ->
    [blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    [brown] { $count ->
        [one] { $count } brun
       *[other] { $count } bruns
    }
   *[yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
}

## Ce que font les directives, avec les chiffres de l’édition jouée

effect-march = déplace une de tes figurines présentes ici d’exactement { $march_steps ->
    [one] { $march_steps } site
   *[other] { $march_steps } sites
}
effect-peek = regarde en secret tous les fragments d’un autre site, ou un fragment adverse à l’aveugle
effect-push = déplace une figurine adverse, où qu’elle soit, d’exactement { $push_steps ->
    [one] { $push_steps } site
   *[other] { $push_steps } sites
}
effect-salvage = prends à l’aveugle un fragment sur un site voisin sans figurine
effect-sift = échange à l’aveugle un de tes fragments contre un de la même couleur au milieu
effect-barter = échange à l’aveugle un de tes fragments contre un fragment adverse de la même couleur
effect-carry = fais porter à l’aveugle un fragment de n’importe quel site { $carry_reach ->
    [1] { $carry_reach } site
    [2] 1 ou { $carry_reach } sites
   *[other] 1 à { $carry_reach } sites
} plus loin
effect-dive = lance le dé des couleurs et prends à l’aveugle un fragment de cette couleur au milieu
effect-curse = oblige quelqu’un à rendre au milieu un fragment de son choix
effect-book = à la prochaine manche, remplace une fois une carte dévoilée par ta quatrième carte

## Ce que tu peux faire

ask-stand = Tu choisis quelle figurine se place { phrase-at-site }.
ask-give = Tu rends un de tes fragments au milieu : choisis lequel.
ask-choose = Tu choisis une autre couleur { phrase-at-site } : celle du dé est épuisée.
ask-assign = Tu poses une carte de voyage pour { phrase-figure-object }.
ask-timetable = Tu peux { $choices }.
ask-move = Tu déplaces { phrase-figure-object } de { phrase-steps } : choisis la direction.
ask-settle = Tu as la majorité { phrase-at-site } : tu peux { $choices }.
ask-settle-leave = Tu as la majorité { phrase-at-site }, mais il n’y a rien à prendre : continue.
ask-directive = Tu peux utiliser « { $directive } » : { $choices }.
ask-directive-skip = Tu ne peux pas utiliser « { $directive } » ici : continue.
ask-open = Tu ouvres encore un site : choisis lequel.
ask-cursed = { $by } t’a lancé la malédiction : rends un de tes fragments.
phrase-steps = { $steps ->
    [one] { $steps } site
   *[other] { $steps } sites
}

# Ce qui est possible, dans une liste.
do-timetable = prendre ta quatrième carte au lieu de { phrase-card } pour { phrase-figure-object }
do-collect = prendre les fragments
do-rob = voler un fragment
do-leave = quitter le site
do-march = déplacer une de tes figurines de { $march_steps ->
    [one] { $march_steps } site
   *[other] { $march_steps } sites
}
do-peek-site = regarder un site
do-peek-seat = regarder un fragment de quelqu’un
do-push = déplacer une figurine adverse de { $push_steps ->
    [one] { $push_steps } site
   *[other] { $push_steps } sites
}
do-salvage = prendre un fragment à côté
do-sift = repiocher un fragment
do-barter = échanger un fragment
do-carry = déplacer un fragment de { $carry_reach ->
    [one] { $carry_reach } site
   *[other] { $carry_reach } sites au plus
}
do-dive = lancer le dé pour un fragment
do-curse = faire rendre un fragment à quelqu’un
do-book = garder les horaires
do-skip = passer

# D’un coup commencé.
half-rob = { $seat_id ->
    [none] Tu voles un fragment ({ $colour }) : choisis à qui.
   *[other] Tu voles { $seat } : choisis une couleur.
}
half-march = { $figure_id ->
    [none] Tu avances { $direction } : choisis une figurine.
   *[other] Tu fais avancer { phrase-figure-object } : choisis la direction.
}
half-peek-seat = { $seat_id ->
    [none] Tu regardes un fragment ({ $colour }) : choisis chez qui.
   *[other] Tu regardes un fragment de { $seat } : choisis une couleur.
}
half-push = { $seat_id ->
    [none] Tu détournes une figurine : choisis laquelle.
   *[other] Tu détournes une figurine de { $seat } : choisis vers où.
}
half-salvage = { $site_id ->
    [none] Tu prends un fragment ({ $colour }) : choisis où.
   *[other] Tu prends un fragment { phrase-at-site } : choisis une couleur.
}
half-barter = { $colour_id ->
    [none] Tu échanges un fragment avec { $seat } : choisis lequel.
   *[other] Tu échanges un fragment ({ $colour }) : choisis avec qui.
}
half-carry = { $site_id ->
    [none] Tu déplaces un fragment : choisis d’où et vers où.
   *[other] Tu déplaces un fragment { phrase-from-site } : choisis lequel, et vers où.
}

## Ce que fait le hasard

wait-lay = Le cercle des sites se forme.
wait-opening = Le hasard ouvre un site.
wait-roll = Le dé des nombres roule.
wait-colour = Le dé des couleurs roule.
wait-piece = Un fragment est tiré à l’aveugle : { $colour }.

over-won = { $seats } a reconstitué un artefact et gagne.
over-won-you = Tu as reconstitué un artefact et tu gagnes.
over-scored = { $seats } gagne : personne n’a plus de morceaux différents d’un même artefact ({ $points }).
over-scored-you = Tu gagnes : personne n’a plus de morceaux différents d’un même artefact ({ $points }).

## Le récit

story-laid = Ensuite dans le cercle : { $site }.
story-opened = { $seat_id ->
    [none] Ouverts dès le départ : { $sites }.
   *[other] { phrase-did } ouvert { phrase-site-object }.
}
story-rolled = Le dé montre { $site_id } : { $site }.
story-stood = { phrase-did } placé { $places }.
phrase-stood = { phrase-figure-object } { phrase-at-site }
story-round = { $seat_who ->
    [you] Manche { $round } : tu commences.
   *[other] Manche { $round } : { $seat } commence.
}
story-not-enough = Il reste trop peu de fragments : aucune découverte cette manche.
story-gave = { phrase-did } rendu { $fragment } au milieu.
story-mixed = Les fragments du milieu sont mélangés.
story-colour-rolled = Le dé des couleurs montre { $colour }.
story-chose = { phrase-did } choisi { $colour } : la couleur du dé était épuisée.
story-discovered = Trouvailles : { $finds }.
phrase-find = { phrase-seen } { phrase-at-site }
phrase-seen = { $fragment_of ->
    [blue] bleu
    [brown] brun
   *[yellow] jaune
}{ $fragment_kind ->
    [1] { " " }n° 1
    [2] { " " }n° 2
    [3] { " " }n° 3
    [4] { " " }n° 4
   *[other] { "" }
}
story-assigned = { $card_id ->
    [none] { phrase-did } posé une carte de voyage pour { phrase-figure-object }.
   *[other] { phrase-did } posé { phrase-card } pour { phrase-figure-object }.
}
story-all-assigned = Tout le monde a posé ses cartes de voyage.
story-revealed = { phrase-did } révélé { phrase-card } pour { phrase-figure-object }.
story-delayed = { phrase-did } pris plutôt { phrase-card } pour { phrase-figure-object }, grâce aux horaires.
story-moved = { phrase-did } mené { phrase-figure-object }{ phrase-way } { phrase-to-site }.
phrase-way = { $instead_count ->
    [0] { $by_count ->
        [0] { "" }
       *[other] { " " }{ $by }
    }
   *[other] { " " }{ $instead } (horaires)
}
phrase-by-card = { $card_id ->
    [1] à moto (1)
    [2] en voiture (2)
    [3] en train (3)
   *[4] en avion (4)
}
story-collected = { $count ->
    [0] { phrase-did-not } rien trouvé { phrase-at-site }.
    [one] { phrase-did } pris un fragment { phrase-at-site } : { $fragments }.
   *[other] { phrase-did } pris { $count } fragments { phrase-at-site } : { $fragments }.
}
story-standoff = Personne n’a la majorité { $sites }.
story-left = { phrase-did } quitté { phrase-site-object } sans rien.
story-robbed = { $rival_who ->
    [you] { $seat } t’a pris { $fragment }.
   *[other] { phrase-did } pris { $fragment } à { $rival }.
}
story-skipped = { $site_id ->
    [0] { phrase-did } gardé la carte révélée.
   *[other] { phrase-did-not } pas utilisé la directive { phrase-at-site }.
}
story-marched = { phrase-did } suivi le chemin des pèlerins : { phrase-figure } est maintenant { phrase-at-site }.
story-peeked-site = { phrase-did } tout regardé { phrase-at-site } : { $fragments }.
story-peeked-seat = { $rival_who ->
    [you] { $seat } a regardé dans ta collection : { $fragment }.
   *[other] { phrase-did } regardé dans la collection de { $rival } : { $fragment }.
}
story-pushed = { $rival_who ->
    [you] { $seat } a détourné ta figurine : { phrase-figure } est maintenant { phrase-at-site }.
   *[other] { phrase-did } détourné une figurine de { $rival } : { phrase-figure } est maintenant { phrase-at-site }.
}
story-salvaged = { phrase-did } récupéré { $fragment } { phrase-at-site }.
story-sifted = { phrase-did } fouillé les décombres : { $given } contre { $fragment }.
story-bartered = { phrase-did } fait affaire avec { $rival } : { $given } contre { $fragment }.
story-carried = { phrase-did } fait porter { $fragment } { phrase-from-site } { phrase-to-goal }.
story-dived = { $fragment_id ->
    [none] { phrase-did } plongé sans rien trouver.
   *[other] { phrase-did } remonté { $fragment } des profondeurs.
}
story-cursed = { $rival_who ->
    [you] { $seat } t’a lancé la malédiction : un fragment doit être rendu.
   *[other] { phrase-did } lancé la malédiction sur { $rival } : un fragment doit être rendu.
}
story-booked = { phrase-did } gardé les horaires pour la prochaine manche.
story-won = { phrase-did } reconstitué { phrase-artefact } et gagné.
story-ended = La dernière manche est finie : la plus belle collection l’emporte.

## Pourquoi pas

reason-not-asked = { $question_id ->
    [nothing] La partie est terminée
   *[other] D’abord : { $question }
}
reason-other-directive = Ce site porte une autre directive
reason-already-laid = Déjà dans le cercle : { $site }
reason-already-open = Déjà ouvert : { $site }
reason-already-stands = Déjà en place : { phrase-figure }
reason-not-in-the-middle = Au milieu, il n’y a plus de fragment pour { phrase-artefact }
reason-no-such-piece = Le morceau { $piece } ne peut pas être tiré ici
reason-not-owned = Tu n’as pas { phrase-piece }
reason-other-figure-first = Pas maintenant pour { phrase-figure } : l’ordre est le costaud, la dame, le grand
reason-card-laid = Tu as déjà posé { phrase-card } pour une autre figurine
reason-nothing-to-collect = Il n’y a pas de fragment ici : vole quelqu’un ou quitte le site
reason-something-to-collect = Il y a des fragments ici : prends-les ou vole quelqu’un
reason-not-yourself = C’est toi : choisis quelqu’un d’autre
reason-empty-chair = Personne n’est assis à cette place
reason-not-present = { $seat } n’a aucune figurine sur ce site
reason-owns-none = { $seat } n’a aucun fragment pour { phrase-artefact }
reason-owns-nothing = { $seat } n’a pas un seul fragment
reason-not-standing-here = Cette figurine n’est pas ici : { phrase-figure }
reason-not-this-site = La torche éclaire les autres sites : choisis-en un
reason-empty-site = Il n’y a pas de fragment { phrase-at-site }
reason-not-neighbouring = Pas voisin de ce site : { $site }
reason-watched-site = Une figurine se trouve { phrase-at-site } : il faut un site désert
reason-none-lies-there = Pas de fragment { phrase-at-site } pour { phrase-artefact }
reason-out-of-reach = La caravane ne va pas { phrase-from-site } { phrase-to-goal }

## Les options

option-opening = Les sites ouverts au départ
option-opening-printed = les sites 1, 5, 6 et 8, comme dans la règle imprimée
option-opening-random = quatre sites au hasard, d’après une critique du jeu
option-advanced = Partie avancée : à la fin de la manche, la personne qui l’a commencée ouvre un site de plus

## Les coups

move-lay = Poser { phrase-site-object } à la suite dans le cercle
move-open = Ouvrir { phrase-site-object }
move-roll = Le dé des nombres montre { $site_id } : { $site }
move-colour = Le dé des couleurs montre { $colour }
move-piece = Le morceau { $piece } est tiré
move-stand = Placer là { phrase-figure-object }
move-choose = Prendre plutôt { phrase-fragment }
move-give = Rendre { phrase-piece }
move-assign = Poser { phrase-card } pour { phrase-figure-object }
move-move = Voyager { $direction }
move-collect = Prendre tous les fragments d’ici
move-rob = Voler à { $seat } { phrase-fragment }
move-leave = Quitter le site vide
move-march = Faire continuer { phrase-figure-object } { $direction }
move-peek-site = Regarder tous les fragments { phrase-at-site }
move-peek-seat = Regarder chez { $seat } { phrase-fragment }
move-push = Chez { $seat }, égarer { phrase-figure-object } { $direction }
move-salvage = Prendre { phrase-fragment } { phrase-at-site }
move-sift = Échanger { phrase-piece } avec le milieu, à l’aveugle
move-barter = Échanger { phrase-piece } avec { $seat }, à l’aveugle
move-carry = Faire porter { phrase-fragment } { phrase-from-site } { phrase-to-goal }
move-dive = Lancer le dé des couleurs et plonger
move-curse = Maudire { $seat }
move-book = Prendre les horaires pour la prochaine manche
move-timetable = Prendre plutôt ta quatrième carte de voyage
move-skip = Passer

## Le plateau

ui-starter = commence la manche
ui-middle = Milieu
ui-aside = Mis de côté
ui-fourth = quatrième carte
ui-booked = horaires
ui-closed = fermé
ui-sign-known = morceau 2, connu de toi
ui-sign-unknown = trois fragments, morceaux inconnus
ui-sign-figure = figurines de la place 1 :

## Le rapport d’équilibre

ui-balance-colours = Quel artefact gagne
ui-balance-colours-note = L’artefact qui a été complété.
ui-balance-directives = Directives
ui-balance-directives-note = Combien de fois chacune a servi, et ce qu’elle a changé aussitôt. Le gain compte les morceaux différents de la meilleure couleur ; à quatre, on gagne. Ce qui n’aide que plus tard, comme un déplacement, ne compte pas ici.
ui-balance-column-taken = Utilisée si possible
ui-balance-column-gain = Gain propre
ui-balance-column-rivals = Gain de tous les autres
ui-balance-nobody = Aucun complété

## Ce qu’a une place, en comparaison

look-circle = Regarde le cercle : où sont les fragments qu’il te faut, et qui d’autre peut y arriver ?
look-travel = Regarde tes cartes de voyage : à quelle distance de son but se trouve chaque figurine ?
look-collection = Regarde ta collection : quelle couleur est la plus proche d’être complète ?
measure-longest = { $count ->
    [one] { $count } morceau d’une couleur
   *[other] { $count } morceaux d’une couleur
}
measure-pieces = { $count ->
    [one] { $count } morceau différent
   *[other] { $count } morceaux différents
}
measure-fragments = { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
}

## Le décompte final

ui-final-score = Meilleure couleur
ui-final-blue = Morceaux : bleu
ui-final-brown = Morceaux : brun
ui-final-yellow = Morceaux : jaune
ui-tie-complete = Échange
ui-tie-complete-why = Un seul échange a complété deux artefacts : l’auteur de l’échange gagne (§8.2).
ui-tie-fragments = Fragments en tout
ui-tie-fragments-why = Autant de morceaux : le nombre total de fragments décide (§8.3).
