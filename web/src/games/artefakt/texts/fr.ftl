### Les mots dont seul le plateau d’Artefakt a besoin.

artefakt-figure-bulky = le costaud
artefakt-figure-lady = la dame
artefakt-figure-tall = le grand
artefakt-order-bulky = d’abord
artefakt-order-lady = ensuite
artefakt-order-tall = en dernier
artefakt-reach = { $figure }, avec { $card }
artefakt-ring = Le cercle des sites
artefakt-stage-discover = Découvrir
artefakt-stage-prepare = Préparer
artefakt-stage-travel = Voyager
artefakt-stage-possession = Possession
artefakt-stage-round-end = Fin
artefakt-found = Découvert cette manche
artefakt-found-one = { $site_id }, { $site } : { $fragment }
artefakt-locked = { $count ->
    [0] personne n’a encore choisi
    [one] { $count } sur { $all } a choisi
   *[other] { $count } sur { $all } ont choisi
}
artefakt-journeys = Cartes de voyage
artefakt-settling = Sites résolus
artefakt-settled = { $seat } a remporté { phrase-site-object }
artefakt-standoff = Personne n’avait la majorité { phrase-at-site }
artefakt-face-down = Une carte de voyage cachée
artefakt-shown = { $card }, { $name }
artefakt-choose-card = choisis une carte
artefakt-hand-both = en main : une pour { phrase-figure-object }, le reste est caché
artefakt-hand-fourth = reste cachée
artefakt-secret-cards = secrètes jusqu’à ce qu’on les dévoile
artefakt-take-back = Reprendre cette carte
artefakt-your-figures = Tes figurines
artefakt-not-placed = pas encore dans le cercle
artefakt-stands = { phrase-at-site }, pas encore de carte
artefakt-goes = { phrase-at-site }, carte { $card } : { $cw } ou { $ccw }
artefakt-gone = { phrase-at-site }
artefakt-booked = Horaires pour la prochaine manche
artefakt-ticket = Horaires pour cette manche
artefakt-known-here = Tu connais : { $pieces }
artefakt-rolled = Le dé des nombres montre { $number }
artefakt-starter = { $seat } commence cette manche
artefakt-owner = { $seat } : { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
} pour { phrase-artefact }
artefakt-figure-of = { $seat } : { $figure }
artefakt-what-now = Que fais-tu ?

### On the wall, among the options, and around every table of it.

web-tagline-artefakt = Envoie en secret trois experts autour de dix sites. Quatre morceaux d’un même artefact, et tu gagnes.
web-poster-artefakt = Une tête de pierre dans la nuit, au milieu d’un cercle de dix sites
web-meta-artefakt = plans secrets
web-short-artefakt-advanced = partie avancée
web-option-artefakt-opening = Seuls les sites ouverts ont une directive utilisable. Le livret ouvre 1, 5, 6 et 8 ; ouvrir quatre sites au hasard vient d’une critique du jeu.
web-option-artefakt-advanced = De manche en manche, davantage de directives entrent en jeu. Le livret le conseille quand on connaît bien le jeu.
replay-plot-artefakt = Les fragments au fil de la partie
gain-artefakt-points = Fragments : { $change }
