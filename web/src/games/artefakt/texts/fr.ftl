### Les mots dont seul le plateau d’Artefakt a besoin.

artefakt-figure-bulky = costaud
artefakt-figure-lady = dame
artefakt-figure-tall = grand
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
artefakt-found-one = { $site_id }, { $site } : { $fragment }
artefakt-locked = { $count ->
    [0] personne n’a encore choisi
    [one] { $count } sur { $all } a choisi
   *[other] { $count } sur { $all } ont choisi
}
artefakt-journeys = Cartes de voyage
artefakt-settling = Sites réglés
artefakt-settled = { $seat } a le dessus { phrase-at-site }
artefakt-standoff = Personne n’a le dessus { phrase-at-site }
artefakt-face-down = Une carte de voyage cachée
artefakt-shown = { $card }, { $name }
artefakt-choose-card = choisis une carte
artefakt-hand-both = en main : une pour { phrase-figure-object }, le reste demeure caché
artefakt-hand-fourth = reste cachée
artefakt-secret-cards = secrètes jusqu’à la révélation
artefakt-take-back = Reprendre cette carte
artefakt-your-figures = Tes figures
artefakt-not-placed = pas encore dans le cercle
artefakt-stands = { phrase-at-site }, pas encore de carte
artefakt-goes = { phrase-at-site }, carte { $card } : { $cw } ou { $ccw }
artefakt-gone = { phrase-at-site }
artefakt-booked = Horaire pour la prochaine manche
artefakt-ticket = Horaire pour cette manche
artefakt-known-here = Tu sais : { $pieces }
artefakt-rolled = Le dé des nombres indique { $number }
artefakt-starter = { $seat } commence cette manche
artefakt-owner = { $seat } : { $fragment }, { $count } en tout
artefakt-figure-of = { $seat } : { $figure }
artefakt-what-now = Que fais-tu ?

### On the wall, among the options, and around every table of it.

web-tagline-artefakt = Une course secrète autour de dix lieux
web-poster-artefakt = Une tête de pierre dans la nuit, entourée de dix lieux
web-meta-artefakt = coups secrets
web-short-artefakt-advanced = partie avancée
web-option-artefakt-opening = Les sites ouverts ont une directive dont on peut se servir. Avec le hasard, chaque partie commence autrement.
web-option-artefakt-advanced = Le cercle s’anime : manche après manche, davantage de directives servent. Pour qui connaît le jeu.
web-points-artefakt = Morceaux différents de la meilleure couleur
web-tie-artefakt = À égalité de morceaux : le nombre total de fragments décide (§8.3).
replay-plot-artefakt = Les fragments au fil de la partie
gain-artefakt-points = { $change } fragments
web-fact-pieces = Morceaux : { $colour }
web-fact-fragments = Fragments en tout
