### Artisans dans le navigateur.

web-artisans-neighbours = ne pose rien à côté de son pareil
web-artisans-laid-by = posée par { $seat }
web-artisans-place = Place { $place } : { $material }
web-artisans-empty = La place { $place } est vide
web-artisans-holds = { $seat } a le jeton
web-artisans-have = tu as le niveau { $has } sur { $level }
web-artisans-next = à venir
web-artisans-can-craft = à ta portée
web-artisans-can-reserve = tu peux la réserver
web-artisans-levels-there = tu as les niveaux
web-artisans-lacks = { $count ->
    [one] encore un niveau
   *[other] encore { $count } niveaux
}
web-artisans-able = Ont les niveaux requis : { $seats }
web-artisans-row = une seule, au premier tour de la manche
web-artisans-row-reserve = l’une d’elles peut être réservée
web-artisans-gap = comblé à la prochaine manche
web-artisans-no-preview = plus d’œuvre à venir
web-artisans-piles = Pioches
web-artisans-materials-left = { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
}
web-artisans-artworks-left = { $count ->
    [one] { $count } œuvre dans le paquet { $deck }
   *[other] { $count } œuvres dans le paquet { $deck }
}
web-artisans-of-value = { $count } de valeur { $value }
web-artisans-choosing = chacun en prend un pour toute la partie
web-artisans-no-artwork = pas encore d’œuvre
web-artisans-wanted = Demandé pour : { $artworks }
web-artisans-how-many = { $material }, niveau { $level } :
web-artisans-now = points pour l’instant
web-artisans-counts = chaque carte vaut son niveau
web-artisans-workshop-of = Atelier de { $seat }
web-artisans-reckoning = D’où viennent les points
web-artisans-from-materials = Atelier
web-artisans-from-artworks = Œuvres
web-artisans-from-artisan = Artisan
web-artisans-from-reserved = Réserve non réalisée
web-artisans-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-artisans-cards-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
web-artisans-hand = main
web-artisans-unknown = une carte que tu n’as pas vue
web-artisans-no-cards = vide

### On the wall, among the options, and around every table of it.

web-tagline-artisans = Sept matériaux, douze manches, un marché
web-poster-artisans = Une enclume sous l’or, entre le verre et le fil
web-meta-artisans = douze manches
web-tie-artisans = À égalité de points : le nombre d’œuvres décide, puis celui des cartes développées (§8.2).
replay-plot-artisans = Les points au fil de la partie
gain-artisans-points = { $change } points
gain-artisans-cards = { $change } cartes en main
web-points-materials = Matériaux développés
web-points-artworks = Œuvres
web-points-artisan = Artisan
web-points-reserved = Encore réservée
web-fact-artworks = Œuvres créées
web-artisans-lacks-of = { $count ->
    [0] { $seat } a tous les niveaux requis
    [one] Il manque un niveau à { $seat }
   *[other] Il manque { $count } niveaux à { $seat }
}
