### Le plateau dessiné d’Artifact : les mots dont le terminal n’a pas besoin.

artifact-card = { $site } : { $kind }
artifact-as-wild = { $card } (vaut ce qui manque)
artifact-tile = { $tile } : { $prestige } de prestige, +{ $bonus } de revenu
artifact-sign-africa = Af
artifact-sign-america = Am
artifact-sign-asia = As
artifact-sign-mideast = MO
artifact-in-deck = en pioche
artifact-unseen = Pas encore vu d’ici
artifact-huts-of = { $count ->
    [one] { $seat } : une cabane
   *[other] { $seat } : { $count } cabanes
}
artifact-research-worth = vaut { $value }
artifact-free = gratuit

artifact-do-place = bâtir une cabane
artifact-do-research = recherche
artifact-do-hire = embaucher
artifact-do-hire-double = deux cabanes
artifact-do-ship = { $count ->
    [0] rien
    [one] { $count } carte
   *[other] { $count } cartes
}
artifact-do-exhibit = exposer
artifact-do-feature = exposer seule
artifact-do-sell = vendre
artifact-do-buy = acheter
artifact-do-gold = prendre avec l’or
artifact-do-show = montrer telle quelle
artifact-do-show-wild = montrer comme ce qui manque
artifact-do-use = piocher
artifact-not-yours = sans cabane
artifact-still = { $count ->
    [one] choisis encore une carte
   *[other] choisis encore { $count } cartes
}

artifact-costs = Prix des actions
artifact-dear-cheap = cher → bon marché
artifact-joker = joker { $coins }
artifact-market-price = au marché
artifact-market-now = marché { $coins }
artifact-use-museum = chercher, exposer
artifact-use-ship = expédier, marché
artifact-use-worker = embaucher
artifact-all-here = tous ici
artifact-costs-note = Encadré : ce que coûte à présent un marqueur rendu. N’importe lequel en joker : { $coins }.
artifact-track = { $marker } : { $left } sur la piste, coûte { $cost }

artifact-tile-key = prestige, +revenu
artifact-you-buy = Achat
artifact-you-sell = Vente
artifact-market-note = Une quatrième carte chasse celle de gauche.
artifact-your-gold = Ton or en prend une gratuitement, quand tu veux dans ton tour.
artifact-income = Revenu
artifact-income-note = chaque année, à tous le revenu de base et le bonus de leurs expositions
artifact-income-short = base { $coins } ; fais glisser
artifact-base = base
artifact-year = Année
artifact-end-note = Fin après 1928, quand une pioche est vide, quand la piste de revenu l’est, ou quand deux types sont épuisés.
artifact-research = Recherche
artifact-roles = Rôles
artifact-role-paris = reprends deux cartes exposées
artifact-role-london = expédier : pioche une carte
artifact-role-berlin = vendre : trois pièces de plus
artifact-role-newyork = une carte montrée vaut tout
artifact-role-andersson = six joués : une action gratuite
artifact-role-carter = recherche : deux degrés
artifact-role-judd = recherche : pioche une carte
artifact-role-morley = deux cabanes, paie deux fois

artifact-vitrine = { $seat } ouvre une exposition
artifact-still-show = { $count ->
    [one] il manque encore une carte
   *[other] il manque encore { $count } cartes
}
artifact-keep = { $count ->
    [one] l’une d’elles revient en main
   *[other] { $count } d’entre elles reviennent en main
}
artifact-how-pay = Quel marqueur paie ?
artifact-what-with = Qu’en fais-tu ?
artifact-what-give = Quel marqueur donnes-tu ?

artifact-mat = Ton plateau
artifact-tap-marker = ou un marqueur
artifact-holding = choisis pour quoi
artifact-empty-hand = Pas encore de cartes : expédies-en.
artifact-you-show = Tu exposes
artifact-nothing-shown = Rien encore
artifact-cards-in-hand = cartes en main
artifact-next-income = prochain revenu

### On the wall, among the options, and around every table of it.

web-tagline-artifact = Fouiller, expédier, exposer : quatre sites, neuf ans
web-poster-artifact = Une amphore devant le soleil qui se lève sur un chantier de fouilles
web-meta-artifact = neuf ans · deux extensions
web-short-artifact-research = recherche
web-short-artifact-roles = rôles
web-short-artifact-quick_start = départ rapide
web-option-artifact-research = Chaque pioche reçoit sept cartes spéciales : pièces uniques, or, un fragment, une malédiction et un manuscrit. La recherche fait monter un marqueur sur la piste de son site, et une recherche équilibrée rapporte à la fin.
web-option-artifact-roles = Après chaque exposition, tu gagnes une ville ou un archéologue, parmi huit rôles. Chacun améliore une sorte d’action.
web-option-artifact-quick_start = Personne ne choisit où commencer : bien pour une première partie, et un peu plus court.
web-option-artifact-unused_site = À trois, on ne fouille que trois sites. À quatre ou cinq, cela ne change rien.
web-option-artifact-may_rest = Qui a passé prend ou échange un marqueur à chaque tour. D’ordinaire, seul qui a six marqueurs peut ne rien faire.
web-option-artifact-fragment = Le fragment est un joker parmi les cartes spéciales. Jusqu’où il va est affaire de goût.
web-tie-artifact = À égalité de points : le nombre d’expositions décide, puis celui des pièces (§11.2).
replay-plot-artifact = Le prestige au fil de la partie, avec les pièces à la fin
gain-artifact-money = { $change } en argent
gain-artifact-prestige = { $change } en prestige
gain-artifact-bonus = { $change } de revenu chaque année
gain-artifact-supply = { $change } huttes en réserve
web-points-exhibitions = Prestige des expositions
web-points-coins = Pièces
web-points-coins-research = Pièces et recherche
web-fact-exhibitions = Expositions
web-fact-coins = Pièces restantes
