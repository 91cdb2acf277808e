### The drawn board of Artifact: the words that the terminal has no use for.

artifact-card = { $site }: { $kind }
artifact-as-wild = { $card } (counts as what is missing)
artifact-tile = { $tile }: { $prestige } prestige, +{ $bonus } income
artifact-sign-africa = Af
artifact-sign-america = Am
artifact-sign-asia = As
artifact-sign-mideast = Me
artifact-in-deck = in deck
artifact-unseen = Still unseen from here
artifact-huts-of = { $count ->
    [one] { $seat }: one hut
   *[other] { $seat }: { $count } huts
}
artifact-research-worth = worth { $value }
artifact-free = free

artifact-do-place = set up a hut
artifact-do-research = research
artifact-do-hire = hire
artifact-do-hire-double = two huts
artifact-do-ship = { $count ->
    [0] ship nothing
    [one] ship { $count } card
   *[other] ship { $count } cards
}
artifact-do-exhibit = exhibit
artifact-do-feature = exhibit alone
artifact-do-sell = sell
artifact-do-buy = buy
artifact-do-gold = take with gold
artifact-do-show = show as it is
artifact-do-show-wild = show as what is missing
artifact-do-use = draw it
artifact-not-yours = not yours
artifact-still = { $count ->
    [one] choose one more card
   *[other] choose { $count } more cards
}

artifact-costs = An action costs now
artifact-dear-cheap = dear → cheap
artifact-joker = joker { $coins }
artifact-market-price = market price
artifact-market-now = market { $coins }
artifact-use-museum = research, exhibit
artifact-use-ship = ship, sell, buy
artifact-use-worker = hire
artifact-all-here = all here
artifact-costs-note = Ringed: what a marker put back costs now. Any marker as a joker: { $coins }.
artifact-track = { $marker }: { $left } on the track, costs { $cost }

artifact-tile-key = prestige, +income
artifact-you-buy = You buy
artifact-you-sell = You sell
artifact-market-note = A fourth card pushes out the leftmost.
artifact-your-gold = Your gold takes one of them free, any time in your turn.
artifact-income = Income
artifact-income-note = each year everybody gets the base and the bonus of their exhibitions
artifact-income-short = base { $coins }; swipe for more
artifact-base = base
artifact-year = Year
artifact-end-note = Ends after 1928, when a deck is empty, when no tile is left on the income row, or when two types are sold out.
artifact-research = Research
artifact-roles = Roles
artifact-role-paris = keep two cards of an exhibit
artifact-role-london = ship: draw one card unseen
artifact-role-berlin = sell: three coins more
artifact-role-newyork = one card shown is wild
artifact-role-andersson = six used: one action free
artifact-role-carter = research moves two
artifact-role-judd = research: draw one unseen
artifact-role-morley = hire two huts, pay twice

artifact-vitrine = { $seat } opens an exhibition
artifact-still-show = { $count ->
    [one] one more card is shown
   *[other] { $count } more cards are shown
}
artifact-keep = { $count ->
    [one] one of these returns to hand
   *[other] { $count } of these return to hand
}
artifact-how-pay = Which marker pays?
artifact-what-with = What shall it be?
artifact-what-give = Which marker do you give?

artifact-mat = Your mat
artifact-tap-marker = or a marker first
artifact-holding = choose what it is for
artifact-empty-hand = No cards yet: ship some home.
artifact-you-show = You show
artifact-nothing-shown = Nothing yet
artifact-cards-in-hand = cards in hand
artifact-next-income = next income

### On the wall, among the options, and around every table of it.

web-tagline-artifact = Dig, ship, exhibit: four sites, nine years
web-poster-artifact = An amphora before the rising sun over a dig
web-meta-artifact = nine years · two expansions
web-short-artifact-research = research
web-short-artifact-roles = roles
web-short-artifact-quick_start = quick start
web-option-artifact-research = Each deck gets seven special cards: solo pieces, gold, a fragment, a curse and a manuscript. Research moves a marker up the track of its site, and research that is spread evenly scores at the end.
web-option-artifact-roles = After each exhibition you win a city or an archaeologist for yourself, eight roles in all. Each makes one kind of action better.
web-option-artifact-quick_start = Nobody chooses where to begin: good for a first game, and a little shorter.
web-option-artifact-unused_site = Three players dig at three sites only. With four or five players this changes nothing.
web-option-artifact-may_rest = Who has passed takes or swaps a marker in each turn. Usually one may do nothing only with six markers on the mat.
web-option-artifact-fragment = The fragment is a joker among the special cards. How far it reaches is a matter of taste.
web-tie-artifact = Equal points: more exhibitions decide, then more coins (§11.2).
replay-plot-artifact = Prestige over the game, with the coins at its end
gain-artifact-money = { $change } money
gain-artifact-prestige = { $change } prestige
gain-artifact-bonus = { $change } income every year
gain-artifact-supply = { $change } huts in your supply
web-points-exhibitions = Prestige of exhibitions
web-points-coins = Coins
web-points-coins-research = Coins and research
web-fact-exhibitions = Exhibitions
web-fact-coins = Coins left
