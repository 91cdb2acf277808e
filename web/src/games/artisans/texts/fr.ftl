### Artisans dans le navigateur.

web-artisans-neighbours = jamais à côté du même matériau
web-artisans-laid-by = posée par { $seat }
web-artisans-place = Place { $place } : { $material }
web-artisans-empty = La place { $place } est vide
web-artisans-token = Jeton
web-artisans-token-closes = Ferme le marché : les autres ont un dernier tour. Tu commences la manche suivante.
web-go-token = Prendre le jeton
web-artisans-holds = { $seat } a le jeton
web-artisans-have = tu as le niveau { $has } sur { $level }
web-artisans-next = aperçu
web-artisans-preview = pas encore dans la rangée
web-artisans-can-craft = tu peux le fabriquer
web-artisans-can-reserve = tu peux le réserver
web-artisans-levels-there = tu as les niveaux
web-artisans-lacks = { $count ->
    [one] encore un niveau
   *[other] encore { $count } niveaux
}
web-artisans-able = Ont les niveaux requis : { $seats }
web-artisans-row = seulement à ton premier tour de la manche
web-artisans-row-reserve = tu peux en réserver un
web-artisans-gap = complété à la prochaine manche
web-artisans-no-preview = plus d’objet d’art
web-artisans-piles = Pile et paquets
web-artisans-materials-left = { $count ->
    [one] { $count } carte Matériaux
   *[other] { $count } cartes Matériaux
}
web-artisans-artworks-left = { $count ->
    [one] { $count } objet d’art, paquet { $deck }
   *[other] { $count } objets d’art, paquet { $deck }
}
web-artisans-of-value = { $count } de valeur { $value }
web-artisans-choosing = un par personne, pour toute la partie
web-artisans-no-artwork = pas encore d’objet d’art
web-artisans-wanted = Demandé pour : { $artworks }
web-artisans-how-many = { $material }, niveau { $level } :
web-artisans-now = points pour l’instant
web-artisans-workshop = Ton atelier
web-artisans-counts = chaque carte rapporte son niveau
web-artisans-workshop-of = Atelier de { $seat }
web-artisans-reckoning = D’où viennent les points
web-artisans-from-materials = Atelier
web-artisans-from-artworks = Objets d’art
web-artisans-from-artisan = Artisan
web-artisans-from-reserved = Non fabriqué
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

web-tagline-artisans = Échange des matériaux, maîtrise-les niveau par niveau et fabrique lampes, masques et drakkars.
web-poster-artisans = Une enclume sous l’or, entre le verre et le fil
web-meta-artisans = douze manches
replay-plot-artisans = Les points au fil de la partie
gain-artisans-points = { $change } points
gain-artisans-cards = { $change } cartes en main
web-artisans-lacks-of = { $count ->
    [0] { $seat } a tous les niveaux requis
    [one] Il manque un niveau à { $seat }
   *[other] Il manque { $count } niveaux à { $seat }
}
