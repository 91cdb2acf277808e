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

name-artisan-goldlover = L’Amoureuse de l’or
name-artisan-sculptor = Le Sculpteur
name-artisan-versatile = La Versatile
name-artisan-specialist = Le Spécialiste
name-artisan-nightworker = Le Travailleur de nuit
name-artisan-perfectionist = Le Perfectionniste
name-artisan-collector = Le Collectionneur compulsif
name-artisan-opportunist = L’Opportuniste
name-artisan-farsighted = Le Prévoyant

name-stage-dealing = Distribution
name-stage-filling = Mise en place
name-stage-choosing = Choix des artisans
name-stage-reserving = Début de la manche
name-stage-trading = Marché
name-stage-developing = Développement
name-stage-finishing = Derniers objets d’art
name-stage-finished = Fin de la partie

name-question-nothing = plus rien
name-question-deal = distribuer une carte
name-question-lay = poser une carte au marché
name-question-reveal = révéler un objet d’art
name-question-choose = choisir un artisan
name-question-reserve = réserver un objet d’art, ou passer
name-question-turn = fabriquer un objet d’art, aller au marché ou prendre le jeton
name-question-last = jouer ton dernier tour, ou passer
name-question-night = aller au marché, ou passer
name-question-second = aller une seconde fois au marché, ou passer
name-question-develop = développer un matériau, ou passer
name-question-final = fabriquer un dernier objet d’art, ou passer

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
phrase-of-material = { $material_id ->
    [clay] d’argile
    [gold] d’or
   *[other] de { $material }
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
    [goldlover] l’Amoureuse de l’or
    [sculptor] le Sculpteur
    [versatile] la Versatile
    [specialist] le Spécialiste
    [nightworker] le Travailleur de nuit
    [perfectionist] le Perfectionniste
    [collector] le Collectionneur compulsif
    [opportunist] l’Opportuniste
   *[farsighted] le Prévoyant
}
phrase-with-cards = { $count ->
    [one] avec une carte
   *[other] avec { $count } cartes
}

## Ce que font les artisans

effect-goldlover = 4 points de victoire en plus pour chacun de tes objets d’art qui demande de l’or
effect-sculptor = 3 points de victoire en plus pour chacun de tes objets d’art qui demande du bois, de la pierre ou les deux
effect-versatile = 2 points de victoire en plus pour chaque matériau différent que demandent tes objets d’art
effect-specialist = 5 points de victoire en plus pour chaque matériau que tu développes jusqu’au niveau 4
effect-nightworker = après avoir fabriqué un objet d’art, tu peux encore aller au marché pendant le même tour
effect-perfectionist = à partir du niveau 2, tu peux poser une carte de plus qu’au niveau précédent
effect-collector = 2 points de victoire en plus pour chacun de tes objets d’art
effect-opportunist = quand quelqu’un d’autre prend le jeton, tu as deux actions de marché à ton dernier tour au lieu d’une
effect-farsighted = au début d’une manche, tu peux réserver un objet d’art de la rangée, un seul à la fois ; non fabriqué à la fin, il te coûte ses points
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

## Ce que tu peux faire

ask-choose = Tu choisis un artisan.
ask-reserve = Tu peux { $choices }.
ask-turn = Tu peux { $choices }.
ask-turn-token = Tu peux seulement prendre le jeton.
ask-last = Tu joues ton dernier tour : { $choices }.
ask-night = Tu peux encore { $choices }.
ask-second = Tu peux agir encore une fois : { $choices }.
ask-develop = Tu peux { $choices }.
ask-develop-rest = Tu ne peux rien développer : continue.
ask-final = Tu peux encore { $choices }.
ask-final-pass = Tu ne peux plus fabriquer d’objet d’art : passe.

# Ce qui est possible, dans une liste.
do-reserve = réserver un objet d’art
do-skip = passer
do-craft = fabriquer un objet d’art
do-take = prendre une carte
do-swap = échanger une carte
do-token = prendre le jeton
do-pass = passer
do-develop = développer un matériau
do-rest = passer

# D’un coup commencé.
half-swap = { $material_id ->
    [none] Tu prends la carte de la place { $place } : choisis celle que tu poses.
   *[other] Tu poses une carte { $material } : choisis celle que tu veux.
}
half-develop = { $material_id ->
    [none] Tu poses { $number } cartes pareilles : choisis lesquelles.
   *[other] Tu développes { phrase-the-material } : choisis combien de cartes.
}

## Ce que fait le hasard

wait-deal = Les cartes sont distribuées.
wait-lay = Une carte arrive au marché.
wait-reveal = Un objet d’art est révélé.

## Le récit

story-dealt = { $material_id ->
    [none] { phrase-did } reçu une carte.
   *[other] { phrase-did } reçu { phrase-material }.
}
story-laid = À la place { $place } du marché : { phrase-material }.
phrase-then = { $next_count ->
    [0] { "" }
   *[other]  ; ensuite { $next }
}
story-revealed = Nouveau dans la rangée : { $works }{ phrase-then }.
story-previewed = Ensuite : { phrase-artwork }.
story-moved-up = Nouveau dans la rangée : { $works }{ phrase-then }.
story-chose = { phrase-did } choisi { phrase-artisan }.
story-round = { $seat_who ->
    [you] Manche { $round } : tu commences.
   *[other] Manche { $round } : { $seat } commence.
}
story-deck-changed = Le paquet 2 entre en jeu ; le reste du paquet 1 quitte la partie.
story-refilled = La pile Matériaux était vide : la défausse a été mélangée.
story-reserved = { phrase-did } réservé { phrase-artwork-object }.
story-skipped = { phrase-did-not } rien réservé.
story-crafted = { phrase-did } fabriqué { phrase-artwork-object }.
story-took = { phrase-did } pris { $materials } au marché.
story-swapped = { phrase-did } échangé { phrase-given } contre { phrase-taken } au marché.
story-token = { phrase-did } pris le jeton : un dernier tour pour les autres.
story-passed = { phrase-did } passé.
story-closed = { $count ->
    [0] Le marché a fermé, vide.
    [one] Le marché a fermé ; une carte a été défaussée.
   *[other] Le marché a fermé ; { $count } cartes ont été défaussées.
}
story-developed = { phrase-did } développé { phrase-the-material } au niveau { $level } { phrase-with-cards }.
story-rested = { phrase-did-not } rien développé.
story-finished = La partie est finie : place aux points.

## Pourquoi pas

reason-not-asked = { $question_id ->
    [nothing] La partie est finie
   *[other] D’abord : { $question }
}
reason-not-in-pile = Il n’y a plus { phrase-of-material } dans la pile Matériaux
reason-not-in-deck = Le paquet n’a plus d’objet d’art de cette valeur : { phrase-artwork }
reason-seen-before = Cet objet d’art a déjà été révélé : { phrase-artwork }
reason-artisan-chosen = Quelqu’un a déjà choisi { phrase-artisan }
reason-not-in-row = Cet objet d’art n’est pas dans la rangée : { phrase-artwork }
reason-only-token =
    Tout le monde a joué { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } : il faut maintenant prendre le jeton
reason-too-early = Personne ne peut fabriquer d’objet d’art avant la manche 3
reason-not-first-turn = On ne fabrique qu’avant toute autre action de la manche, et tu as déjà joué
reason-preview = Tu ne peux pas encore fabriquer { phrase-artwork-object } : ce n’est que l’aperçu
reason-reserved-by-other = Quelqu’un d’autre a réservé { phrase-artwork-object }
reason-level-missing = Tes matériaux ne sont pas assez développés pour { phrase-artwork-object }
reason-one-artwork = Un seul objet d’art par manche, et tu as déjà fabriqué le tien
reason-hand-full = Tu as six cartes en main : échanges-en une contre cette carte
reason-empty-place = Il n’y a pas de carte à la place { $place } du marché
reason-hand-not-full = Tu as moins de six cartes en main : prends simplement la carte
reason-not-in-hand = Tu n’as pas assez { phrase-of-material } en main
reason-same-material = À la place { $place } il y a déjà { phrase-material } : échange contre un autre matériau
reason-neighbour = Il y a déjà { phrase-material } à côté de la place { $place }
reason-token-taken = Le jeton est déjà pris
reason-may-not-pass = Tu ne peux pas passer tant que le jeton est au marché. Si rien d’autre n’est possible, prends-le
reason-top-level = Tu as déjà développé { phrase-the-material } jusqu’au niveau 4, le plus haut
reason-too-many = Tu ne peux pas poser { $number } cartes { phrase-of-material } : le niveau précédent en a trop peu

## Les coups

move-deal = Distribuer { phrase-material }
move-market = Poser { phrase-material } au marché
move-reveal = Révéler { phrase-artwork-object }
move-choose = { $artisan } : { phrase-effect }
move-reserve = Réserver { phrase-artwork-object }
move-skip = Ne rien réserver
move-craft = Fabriquer { phrase-artwork-object }
move-take = Prendre la carte à la place { $place } du marché
move-swap = Échanger { phrase-material } contre la carte à la place { $place } du marché
move-token = Prendre le jeton Premier joueur : les autres jouent un dernier tour, puis le marché ferme ; tu commences la manche suivante
move-pass = Passer
move-develop = { $number ->
    [one] Développer { phrase-the-material } avec une carte
   *[other] Développer { phrase-the-material } avec { $number } cartes
}
move-rest = Ne rien développer

## Le plateau

ui-round-of = Manche { $round } sur { $last }
ui-market = Marché
ui-artworks = Objets d’art
ui-next = aperçu
ui-token = jeton
ui-token-closes = ferme le marché
ui-has-token = a le jeton
ui-unseen = cachées
ui-discard = défaussées
ui-deck = Paquet { $number }
ui-pile = Pile Matériaux
ui-your-hand = Ta main
ui-reserved = réservé
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-from-materials = matériaux
ui-from-artworks = objets d’art
ui-from-artisan = artisan
ui-from-reserved = réservé
ui-artisan-goldlover = +4 par objet d’art en or
ui-artisan-sculptor = +3 par objet bois/pierre
ui-artisan-versatile = +2 par matériau demandé
ui-artisan-specialist = +5 par matériau au IV
ui-artisan-nightworker = fabrique, puis marché
ui-artisan-perfectionist = pose une carte de plus
ui-artisan-collector = +2 par objet d’art
ui-artisan-opportunist = dernier tour : 2 actions
ui-artisan-farsighted = réserve un objet d’art
ui-sign-asked = niveau II demandé, I atteint
ui-sign-able = la place 2 a les niveaux
ui-sign-most = place pour trois cartes
ui-sign-hidden = une carte cachée
ui-sign-token = jeton Premier joueur : ferme le marché

## Le rapport d’équilibre

ui-balance-artisans = Artisans
ui-balance-artisans-note = Combien de fois chaque artisan a gagné quand quelqu’un l’a choisi, et avec combien de points. Les artisans que les robots n’ont jamais choisis restent sans chiffres.
ui-balance-values = Objets d’art par valeur
ui-balance-values-note = Combien d’objets d’art de chaque valeur ont été fabriqués, et ce qu’ils ont rapporté.
ui-balance-artworks = Objets d’art
ui-balance-artworks-note = Dans combien de parties chaque objet d’art a été fabriqué, et combien de fois la place qui l’a fabriqué a gagné.
ui-balance-materials = Matériaux
ui-balance-materials-note = Les points qu’une place a obtenus avec les cartes de chaque matériau.
ui-balance-column-own = Points grâce à l’artisan

## Ce qu’a une place, en comparaison

look-artisans = Regarde les artisans : quel talent va avec ce que tu vois déjà ?
look-row = Regarde les objets d’art : lequel est à ta portée, maintenant ou bientôt ?
look-market = Regarde le marché : quelle carte va avec ce que tu as déjà ?
look-hand = Regarde ta main : de quel matériau en as-tu assez ?
measure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
measure-artworks = { $count ->
    [one] { $count } objet d’art
   *[other] { $count } objets d’art
}
measure-levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
measure-cards = { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
}

## Le décompte final

ui-final-score = Points
ui-final-materials = Matériaux développés
ui-final-artworks = Objets d’art
ui-final-artisan = Artisan
ui-final-reserved = Réservé, non fabriqué
ui-tie-artworks = Objets d’art fabriqués
ui-tie-artworks-why = À égalité de points : le nombre d’objets d’art décide (§8.2).
ui-tie-cards = Cartes dans l’atelier
ui-tie-cards-why = Autant de points et d’objets d’art : le nombre de cartes dans l’atelier décide (§8.2).
