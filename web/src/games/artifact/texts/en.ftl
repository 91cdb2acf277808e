### The drawn board of Artifact: the words that the terminal has no use for.

artifact-card = { $site }: { $kind }
artifact-as-wild = { $card } (as the missing card)
artifact-tile = { $tile }: { $prestige } prestige, +{ $bonus } income
artifact-sign-africa = Af
artifact-sign-america = Am
artifact-sign-asia = As
artifact-sign-mideast = Me
artifact-in-deck = in deck
artifact-unseen = Not seen at this site yet
artifact-huts-of = { $count ->
    [one] { $seat }: one hut
   *[other] { $seat }: { $count } huts
}
artifact-research-worth = worth { $value }
artifact-free = free

artifact-do-place = set up a hut
artifact-do-research = research
artifact-do-hire = hire
artifact-do-hire-double = hire: two huts
artifact-do-ship = { $count ->
    [0] ship no card
    [one] ship { $count } card
   *[other] ship { $count } cards
}
artifact-passing = You hold { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
} and { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. Once you have passed, you only take or swap one marker on each of your turns this year.
artifact-do-exhibit = exhibit
artifact-do-feature = show on its own
artifact-do-sell = sell
artifact-do-buy = buy
artifact-do-gold = take it with gold
artifact-do-show = show as it is
artifact-do-show-wild = show as the missing card
artifact-do-use = draw a card
artifact-not-yours = no hut here
artifact-still = { $count ->
    [one] choose one more card
   *[other] choose { $count } more cards
}

artifact-costs = Cost of an action
artifact-dear-cheap = highest number first
artifact-joker = joker { $coins }
artifact-market-price = market price
artifact-market-now = market { $coins }
artifact-use-museum = research, exhibit
artifact-use-ship = ship, sell, buy
artifact-use-worker = hire
artifact-all-here = all here
artifact-costs-note = Outlined: the cost of that marker now. Any marker can be a joker for { $coins }.
artifact-costs-short = outlined: cost now; any as joker: { $coins }
artifact-track = { $marker }: { $left } on the track, costs { $cost } now

artifact-tile-key = prestige, +income
artifact-you-buy = Buy
artifact-you-sell = Sell
artifact-market-note = A fourth card pushes out the leftmost.
artifact-your-gold = Gold discovered: take one of these cards free, at any time in your turn.
artifact-income = Income
artifact-income-note = every year: the base income, and the bonus of your exhibitions
artifact-income-short = base income { $coins }; swipe for more
artifact-base = base
artifact-year = Year
artifact-end-note = The last round: 1928, a deck is empty, no tile is left on the income track, or all three tiles of two types are gone.
artifact-research = Research
artifact-roles = Roles
artifact-role-paris = exhibit: 2 cards return to hand
artifact-role-london = ship: draw 1 card unseen
artifact-role-berlin = sell: 3 extra coins
artifact-role-newyork = exhibit: 1 card as any site or type
artifact-role-andersson = 6 markers used: 1 action free, not sell or buy
artifact-role-carter = research: 2 spaces up
artifact-role-judd = research: draw 1 card unseen
artifact-role-morley = hire: 2 huts, 2 cards, pay twice

artifact-vitrine = { $seat } produces an exhibition
artifact-still-show = { $count ->
    [one] one more card to show
   *[other] { $count } more cards to show
}
artifact-keep = { $count ->
    [one] one of these returns to the hand
   *[other] { $count } of these return to the hand
}
artifact-how-pay = Which marker pays?
artifact-what-with = What would you like to do?
artifact-what-give = Which marker do you swap?

artifact-mat = Your player mat
artifact-tap-marker = You can choose a marker first
artifact-holding = Choose an action for this marker
artifact-empty-hand = No cards yet: ship some home.
artifact-you-show = Your exhibitions
artifact-nothing-shown = None yet
artifact-cards-in-hand = cards in hand
artifact-next-income = next income

### On the wall, among the options, and around every table of it.

web-tagline-artifact = Dig up treasures on four sites, ship them home, and exhibit them before the others do.
web-poster-artifact = An amphora before the rising sun over a dig
web-meta-artifact = nine years · two expansions
web-short-artifact-research = research
web-short-artifact-roles = roles
web-short-artifact-quick_start = quick start
web-option-artifact-research = Each deck gets 7 special artifacts: 3 stand-alone exhibitions, gold discovered, a fragment, a cursed artifact and a manuscript. Each research moves you up the track of its site, and research that is spread evenly scores at the end.
web-option-artifact-roles = After each exhibition you choose a role: one of 4 cities or 4 archaeologists, each making one action better. Several players may have the same role.
web-option-artifact-quick_start = Nobody chooses where to begin. Good for a first game, and a little shorter.
web-option-artifact-unused_site = Three players dig at three sites only. With four or five players this changes nothing.
web-option-artifact-may_rest = After passing you take or swap one marker each turn. The printed editions differ on when you may do nothing instead.
web-option-artifact-fragment = A fragment stands in for another card of an exhibition. The printed editions differ on which.
replay-plot-artifact = Prestige over the game; coins and research count at the end
gain-artifact-money = { $change } coins
gain-artifact-prestige = { $change } prestige
gain-artifact-bonus = { $change } income each year
gain-artifact-supply = { $change } huts in reserve
