### The words that only the board of Artefakt needs.

artefakt-figure-bulky = bulky expert
artefakt-figure-lady = lady
artefakt-figure-tall = tall expert
artefakt-order-bulky = first
artefakt-order-lady = second
artefakt-order-tall = last
artefakt-reach = { $figure }, with { $card }
artefakt-ring = The circle of sites
artefakt-stage-discover = Discover
artefakt-stage-prepare = Prepare
artefakt-stage-travel = Travel
artefakt-stage-possession = Possession
artefakt-stage-round-end = End
artefakt-found = Discovered this round
artefakt-found-one = { $site_id }, { $site }: { $fragment }
artefakt-locked = { $count ->
    [0] nobody has chosen yet
    [one] { $count } of { $all } has chosen
   *[other] { $count } of { $all } have chosen
}
artefakt-journeys = Travel cards
artefakt-settling = Sites settled
artefakt-settled = { $seat } won { phrase-site-object }
artefakt-standoff = Nobody had a majority { phrase-at-site }
artefakt-face-down = A travel card, face down
artefakt-shown = { $card }, { $name }
artefakt-choose-card = choose a card
artefakt-hand-both = in hand: one for { phrase-figure-object }, the rest stay hidden
artefakt-hand-fourth = stays hidden
artefakt-secret-cards = secret until revealed
artefakt-take-back = Take this card back
artefakt-your-figures = Your figures
artefakt-not-placed = not on the circle yet
artefakt-stands = { phrase-at-site }, no card yet
artefakt-goes = { phrase-at-site }, card { $card }: { $cw } or { $ccw }
artefakt-gone = { phrase-at-site }
artefakt-booked = Timetable for the next round
artefakt-ticket = Timetable for this round
artefakt-known-here = You know: { $pieces }
artefakt-rolled = The number die shows { $number }
artefakt-starter = { $seat } starts this round
artefakt-owner = { $seat }: { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
} of { phrase-artefact }
artefakt-figure-of = { $seat }: { $figure }
artefakt-what-now = What will you do?

### On the wall, among the options, and around every table of it.

web-tagline-artefakt = Send three experts around ten sites in secret. Four pieces of one artifact win.
web-poster-artefakt = A stone head by night inside a circle of ten sites
web-meta-artefakt = secret plans
web-short-artefakt-advanced = advanced
web-option-artefakt-opening = Only open sites have a directive you can use. The rulebook opens 1, 5, 6 and 8; opening four by chance comes from a review.
web-option-artefakt-advanced = More directives come into play round by round. The rulebook suggests it once you know the game.
replay-plot-artefakt = Fragments over the game
gain-artefakt-points = Fragments: { $change }
