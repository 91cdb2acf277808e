### Le plateau dessiné d’Artifact : les mots dont le terminal n’a pas besoin.

artifact-card = { $site } : { $kind }
artifact-as-wild = { $card } (à la place de la carte qui manque)
artifact-tile = { $tile } : { $prestige } de prestige, +{ $bonus } de revenu
artifact-sign-africa = Af
artifact-sign-america = Am
artifact-sign-asia = As
artifact-sign-mideast = MO
artifact-in-deck = en pioche
artifact-unseen = Pas encore découvert ici
artifact-huts-of = { $count ->
    [one] { $seat } : une baraque
   *[other] { $seat } : { $count } baraques
}
artifact-research-worth = vaut { $value }
artifact-free = gratuit

artifact-do-place = poser une baraque
artifact-do-research = rechercher
artifact-do-hire = embaucher
artifact-do-hire-double = embaucher : deux baraques
artifact-do-ship = expédier { $count }
artifact-passing = Tu as { $markers ->
    [0] aucun marqueur
    [one] un marqueur
   *[other] { $markers } marqueurs
} et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Une fois que tu as passé, tu ne fais plus que prendre ou échanger un marqueur à chacun de tes tours de cette année.
artifact-do-exhibit = exposer
artifact-do-feature = exposer toute seule
artifact-do-sell = vendre
artifact-do-buy = acheter
artifact-do-gold = prendre avec les pièces d’or
artifact-do-show = montrer telle quelle
artifact-do-show-wild = montrer à la place de la carte qui manque
artifact-do-use = piocher une carte
artifact-not-yours = sans baraque
artifact-still = { $count ->
    [one] choisis encore une carte
   *[other] choisis encore { $count } cartes
}

artifact-costs = Coût d’une action
artifact-dear-cheap = du plus cher au moins cher
artifact-joker = joker { $coins }
artifact-market-price = prix du marché
artifact-market-now = marché { $coins }
artifact-use-museum = rechercher, exposer
artifact-use-ship = expédier, marché
artifact-use-worker = embaucher
artifact-all-here = tous ici
artifact-costs-note = Encadré : le coût de ce marqueur maintenant. Tout marqueur peut servir de joker pour { $coins }.
artifact-costs-short = encadré : coût actuel ; joker : { $coins }
artifact-track = { $marker } : { $left } sur la piste, coûte { $cost } maintenant

artifact-tile-key = prestige, +revenu
artifact-you-buy = Acheter
artifact-you-sell = Vendre
artifact-market-note = Une quatrième carte fait sortir celle de gauche.
artifact-your-gold = Pièces d’or : prends l’une de ces cartes gratuitement, à tout moment de ton tour.
artifact-income = Revenus
artifact-income-note = chaque année : le revenu de base et le bonus de tes expositions
artifact-income-short = revenu de base { $coins } ; fais glisser
artifact-base = base
artifact-year = Année
artifact-end-note = La dernière manche : 1928, une pioche vide, plus de tuile sur la piste revenus, ou les trois tuiles de deux types parties.
artifact-research = Recherche
artifact-roles = Rôles
artifact-role-paris = exposer : 2 cartes reviennent en main
artifact-role-london = expédier : pioche 1 carte en secret
artifact-role-berlin = vendre : 3 pièces de plus
artifact-role-newyork = exposer : 1 carte vaut toute région ou tout type
artifact-role-andersson = 6 marqueurs utilisés : 1 action gratuite (ni vente ni achat)
artifact-role-carter = rechercher : 2 cases
artifact-role-judd = rechercher : pioche 1 carte en secret
artifact-role-morley = embaucher : 2 baraques, 2 cartes, paie deux fois

artifact-vitrine = { $seat } organise une exposition
artifact-still-show = { $count ->
    [one] il manque encore une carte
   *[other] il manque encore { $count } cartes
}
artifact-keep = { $count ->
    [one] l’une de ces cartes revient en main
   *[other] { $count } de ces cartes reviennent en main
}
artifact-how-pay = Quel marqueur paie ?
artifact-what-with = Que veux-tu faire ?
artifact-what-give = Quel marqueur échanges-tu ?

artifact-mat = Ton plateau individuel
artifact-tap-marker = Tu peux d’abord choisir un marqueur
artifact-holding = Choisis une action pour ce marqueur
artifact-empty-hand = Pas encore de cartes : expédies-en.
artifact-you-show = Tes expositions
artifact-nothing-shown = Aucune encore
artifact-cards-in-hand = cartes en main
artifact-next-income = prochains revenus

### On the wall, among the options, and around every table of it.

web-tagline-artifact = Fouille quatre régions, expédie tes trouvailles et expose-les avant les autres.
web-poster-artifact = Une amphore devant le soleil qui se lève sur un chantier de fouilles
web-meta-artifact = neuf ans · deux extensions
web-short-artifact-research = recherche
web-short-artifact-roles = rôles
web-short-artifact-quick_start = départ rapide
web-option-artifact-research = Chaque pioche reçoit 7 objets spéciaux : 3 découvertes exceptionnelles, des pièces d’or, un fragment, un objet maudit et un manuscrit. Chaque recherche te fait avancer sur la piste de sa région, et une recherche bien répartie rapporte des points à la fin.
web-option-artifact-roles = Après chaque exposition, tu choisis un rôle : l’une des 4 villes ou l’un des 4 archéologues, qui améliore une action. Plusieurs personnes peuvent avoir le même rôle.
web-option-artifact-quick_start = Personne ne choisit où commencer. Bien pour une première partie, et un peu plus court.
web-option-artifact-unused_site = À trois, on ne fouille que trois régions. À quatre ou cinq, cela ne change rien.
web-option-artifact-may_rest = Après avoir passé, tu prends ou échanges un marqueur à chaque tour. Les éditions imprimées diffèrent : quand peux-tu ne rien faire ?
web-option-artifact-fragment = Un fragment remplace une autre carte dans une exposition. Les éditions imprimées diffèrent : laquelle ?
replay-plot-artifact = Le prestige au fil de la partie ; pièces et recherche comptent à la fin
gain-artifact-money = { $change } pièces
gain-artifact-prestige = { $change } de prestige
gain-artifact-bonus = { $change } de revenu par an
gain-artifact-supply = { $change } baraques en réserve
