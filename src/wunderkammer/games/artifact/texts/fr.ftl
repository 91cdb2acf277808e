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

## Ce que tu peux faire

ask-place = Tu poses une baraque et prends son marqueur main d’œuvre : choisis où.
ask-take = { $left ->
    [one] Tu prends encore un marqueur.
   *[other] Tu prends encore { $left } marqueurs.
}
ask-act = { $left ->
    [0] Tu peux { $choices }.
    [one] Tu as encore 1 action : { $choices }.
   *[other] Tu as 2 actions : { $choices }.
}
ask-act-pass = Tu peux seulement passer.
ask-act-end = Tu peux seulement finir ton tour.
ask-pick = Tu expédies des cartes { phrase-from-site } : choisis { phrase-cards-left }.
ask-show = Tu exposes { $tile } : choisis { phrase-cards-left }.
ask-keep = { $left ->
    [one] Tu gardes une des cartes montrées : choisis laquelle.
   *[other] Tu gardes { $left } des cartes montrées : choisis lesquelles.
}
ask-use = Tu peux { $choices }.
ask-role = Tu choisis ton rôle : ville ou archéologue.
ask-passed = Tu as passé : tu peux { $choices }.

# Ce qui est possible, dans une liste.
do-research = rechercher
do-hire = embaucher
do-hire-double = embaucher
do-ship = expédier
do-exhibit = exposer
do-feature = exposer
do-sell = vendre
do-buy = acheter
do-gold = utiliser l’or
do-end = finir
do-pass = passer
do-use = piocher une carte { phrase-from-site }
do-skip = passer
do-take = prendre un marqueur
do-swap = échanger un marqueur
do-rest = ne rien faire

# D’un coup commencé.
half-research = { $site_id ->
    [none] Tu recherches : choisis une région.
   *[other] Tu recherches { phrase-at-site } : choisis comment payer.
}
half-hire = { $site_id ->
    [none] Tu embauches : choisis une région.
   *[other] Tu embauches { phrase-at-site } : choisis comment payer.
}
half-hire-double = { $site_id ->
    [none] Tu embauches pour deux baraques : choisis une région.
   *[other] Tu embauches pour deux baraques { phrase-at-site } : choisis comment payer.
}
half-ship = { $site_id ->
    [none] Tu expédies : choisis une région.
   *[other] Tu expédies des cartes { phrase-from-site } : choisis comment payer.
}
half-exhibit = { $tile_id ->
    [none] Tu exposes : choisis une tuile.
   *[other] Tu exposes { $tile } : choisis comment payer.
}
half-feature = { $site_id ->
    [none] Tu exposes une découverte exceptionnelle : choisis une région.
   *[other] Tu exposes une découverte exceptionnelle { phrase-from-site } : choisis comment payer.
}
half-sell = { $card_id ->
    [none] Tu vends : choisis une carte.
   *[other] Tu vends { $card }.
}
half-buy = { $place_id ->
    [none] Tu achètes : choisis une carte.
   *[other] Tu achètes la carte { $place }.
}
half-gold = { $place_id ->
    [none] Tu utilises l’or : choisis une carte.
   *[other] Tu utilises l’or pour la carte { $place }.
}
half-swap = { $marker_id ->
    [none] Tu échanges un marqueur : choisis celui que tu donnes.
   *[other] Tu donnes un { $marker } : choisis celui que tu veux.
}

## Ce que fait le hasard

wait-unearth = Une carte est mise au jour { phrase-at-site }.
wait-draw = Une carte { phrase-from-site } est piochée en secret.

## Le récit

# Le prix d’une action, à la fin de sa ligne.
phrase-price = { $free_count ->
    [0] { $cost_count ->
        [0] { "" }
       *[other] { $joker_id ->
            [true] { " " }(−{ $cost }, joker)
           *[other] { " " }(−{ $cost })
        }
    }
   *[other] { " " }(gratuit : Andersson)
}
phrase-kind = { $card_kind ->
    [architecture] { $count ->
        [one] un élément d’architecture
       *[other] { $count } éléments d’architecture
    }
    [sculpture] { $count ->
        [one] une sculpture
       *[other] { $count } sculptures
    }
    [pottery] { $count ->
        [one] une poterie
       *[other] { $count } poteries
    }
    [jewellery] { $count ->
        [one] un bijou
       *[other] { $count } bijoux
    }
    [weapon] { $count ->
        [one] une arme
       *[other] { $count } armes
    }
    [solo] { $count ->
        [one] une découverte exceptionnelle
       *[other] { $count } découvertes exceptionnelles
    }
    [gold] { $count ->
        [one] des pièces d’or
       *[other] { $count } cartes de pièces d’or
    }
    [fragment] { $count ->
        [one] un fragment
       *[other] { $count } fragments
    }
    [curse] { $count ->
        [one] un objet maudit
       *[other] { $count } objets maudits
    }
   *[manuscript] { $count ->
        [one] un manuscrit
       *[other] { $count } manuscrits
    }
}
phrase-markers = { $marker_id ->
    [museum] { $count ->
        [one] un marqueur musée
       *[other] { $count } marqueurs musée
    }
    [ship] { $count ->
        [one] un marqueur bateau
       *[other] { $count } marqueurs bateau
    }
    [africa] { $count ->
        [one] un marqueur main d’œuvre ({ name-site-africa })
       *[other] { $count } marqueurs main d’œuvre ({ name-site-africa })
    }
    [america] { $count ->
        [one] un marqueur main d’œuvre ({ name-site-america })
       *[other] { $count } marqueurs main d’œuvre ({ name-site-america })
    }
    [asia] { $count ->
        [one] un marqueur main d’œuvre ({ name-site-asia })
       *[other] { $count } marqueurs main d’œuvre ({ name-site-asia })
    }
   *[mideast] { $count ->
        [one] un marqueur main d’œuvre ({ name-site-mideast })
       *[other] { $count } marqueurs main d’œuvre ({ name-site-mideast })
    }
}
phrase-got = { $to_id ->
    [museum] un marqueur musée
    [ship] un marqueur bateau
    [africa] un marqueur main d’œuvre ({ name-site-africa })
    [america] un marqueur main d’œuvre ({ name-site-america })
    [asia] un marqueur main d’œuvre ({ name-site-asia })
   *[mideast] un marqueur main d’œuvre ({ name-site-mideast })
}
phrase-shown = { phrase-kind } { $card_of ->
    [mideast] du { name-site-mideast }
    [africa] d’{ name-site-africa }
    [america] d’{ name-site-america }
   *[asia] d’{ name-site-asia }
}{ $wild_id ->
    [true] { " " }(compte comme la carte manquante : New York)
   *[other] { "" }
}
phrase-picked = { phrase-kind } { $card_of ->
    [mideast] du { name-site-mideast }
    [africa] d’{ name-site-africa }
    [america] d’{ name-site-america }
   *[asia] d’{ name-site-asia }
}
phrase-unearthed = { $found_count ->
    [0] { "" }
   *[other]  ; mise au jour : { $found }
}
phrase-drawn = { $drew_count ->
    [0] { "" }
   *[other]  ; en secret : { $drew }
}
phrase-cursed = { $curse_count ->
    [0] { "" }
   *[other]  ; l’objet maudit pioché quitte la partie
}
phrase-lifted = { $lifted_count ->
    [0] { "" }
   *[other]  ; l’objet maudit quitte la partie
}
phrase-kept = { $kept_count ->
    [0] { "" }
   *[other]  ; garde : { $kept }
}
phrase-new-role = { $role_count ->
    [0] { "" }
   *[other]  ; rôle : { $role }
}
phrase-out = { $out_count ->
    [0] { "" }
   *[other]  ; hors du jeu : { $out }
}
phrase-and-took = { $took_count ->
    [0] { "" }
   *[other] { " " }et pris { $took }
}
phrase-and-swapped = { $gave_count ->
    [0] { "" }
   *[other] { " " }et échangé { $gave } contre { $got }
}
phrase-and-rested = { $rested_count ->
    [0] { "" }
   *[other] { " " }sans rien faire
}
phrase-with = { $shown_count ->
    [0] { "" }
   *[other] { " " }avec { $shown }
}
story-placed = { phrase-did } posé une baraque { phrase-at-site }{ phrase-unearthed }.
story-unearthed = Mise au jour : { $found }.
story-took = { phrase-did } pris { $markers }.
story-round = { $seat_who ->
    [you] { phrase-year } : tu commences. Revenu de base : { phrase-coins }.
   *[other] { phrase-year } : { $seat } commence. Revenu de base : { phrase-coins }.
}
story-earned = { phrase-did } reçu { phrase-coins }.
story-paid = { $joker_id ->
    [true] { phrase-did } payé { phrase-coins } avec un { $marker } comme joker.
   *[false] { phrase-did } payé { phrase-coins } avec un { $marker }.
}
story-free = { phrase-did } fait une action gratuite, grâce à Andersson.
story-researched = { phrase-did } recherché { phrase-at-site }{ phrase-unearthed }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
story-advanced = { phrase-did } atteint la case { $space } de la recherche { phrase-at-site }.
story-hired = { $huts ->
    [one] { phrase-did } embauché { phrase-at-site }{ phrase-unearthed }{ phrase-price }.
   *[other] { phrase-did } embauché { phrase-at-site } pour { $huts } baraques{ phrase-unearthed }{ phrase-price }.
}
story-shipped = { $cards_count ->
    [0] { $count ->
        [0] { phrase-did } repris ses baraques { phrase-from-site } sans carte{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
        [one] { phrase-did } expédié une carte { phrase-from-site }{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
       *[other] { phrase-did } expédié { $count } cartes { phrase-from-site }{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
    }
   *[other] { phrase-did } expédié { $cards } { phrase-from-site }{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
}
story-curse-lifted = { phrase-did } retiré l’objet maudit { phrase-from-site }.
story-picked = { phrase-did } pris { $cards }.
story-drew = { phrase-did } pioché { $card } en secret.
story-declined = { phrase-did-not } pas pioché la carte en plus ({ $role }).
story-drew-curse = { phrase-did } pioché l’objet maudit { phrase-from-site } : il quitte la partie.
story-exhibited = { phrase-did } exposé { $tile }{ phrase-with }{ phrase-kept }{ phrase-new-role }{ phrase-price }.
story-showed = { phrase-did } montré { $cards }.
story-kept = { phrase-did } gardé { $card }.
story-featured = { phrase-did } exposé une découverte exceptionnelle { phrase-from-site }{ phrase-new-role }{ phrase-price }.
story-named-role = { phrase-did } choisi un rôle : { $role }.
story-sold = { phrase-did } vendu { $card } au marché noir{ phrase-out } (+{ $coins }).
story-pushed-out = Hors du jeu : { $card }.
story-bought = { phrase-did } acheté { $card } au marché noir (−{ $coins }).
story-gilded = { phrase-did } acheté { $card } au marché noir avec { $gold }.
story-ended-turn = { phrase-did } fini le tour.
story-passed = { phrase-did } passé{ phrase-and-took }{ phrase-and-swapped }{ phrase-and-rested }.
story-swapped = { phrase-did } échangé { $gave } contre { $got }.
story-rested = { phrase-did-not } rien fait.
story-last-round = Cette année est la dernière : { phrase-why-last }.
story-finished = La dernière année est finie : place au prestige.

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
ui-analysis-year = { $round_id ->
    [0] Mise en place
   *[other] { phrase-year }
}
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

## Ce qu’a une place, en comparaison

look-sites = Regarde les régions : qu’est-ce qui t’y attend, et que peuvent rapporter tes baraques ?
look-tracks = Regarde les pistes d’action : qu’est-ce qui est bon marché, et de quoi auras-tu besoin ensuite ?
look-hand = Regarde ta main : de quelle exposition tes cartes sont-elles les plus proches ?
look-market = Regarde le marché noir : y a-t-il une carte qui te manque ?
look-mat = Regarde tes marqueurs : à quoi peuvent-ils encore servir cette année ?
measure-markers = { $count ->
    [one] { $count } marqueur d’action
   *[other] { $count } marqueurs d’action
}
measure-prestige = { $count } de prestige
measure-income = { $count ->
    [one] { $count } pièce de revenu par an
   *[other] { $count } pièces de revenu par an
}
measure-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
measure-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
measure-huts = { $count ->
    [one] { $count } baraque sur le plateau
   *[other] { $count } baraques sur le plateau
}
measure-research = { $count ->
    [one] { $count } case de recherche
   *[other] { $count } cases de recherche
}

## Le décompte final

ui-final-score = Prestige
ui-final-exhibitions = Expositions
ui-final-research = Recherche
ui-final-coins = Pièces, 1 pour 5
ui-tie-exhibitions = Nombre d’expositions
ui-tie-exhibitions-why = Prestige égal : le nombre d’expositions décide (§11.2).
ui-tie-coins = Pièces
ui-tie-coins-why = Prestige et expositions égaux : le nombre de pièces décide (§11.2).
