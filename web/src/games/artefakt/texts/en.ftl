### The words that only the board of Artefakt needs.

artefakt-figure-bulky = bulky
artefakt-figure-lady = lady
artefakt-figure-tall = tall
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
    [0] nobody is locked in yet
   *[other] { $count } of { $all } locked in
}
artefakt-journeys = Travel cards
artefakt-settling = Sites settled
artefakt-settled = { $seat } has the upper hand { phrase-at-site }
artefakt-standoff = Nobody has the upper hand { phrase-at-site }
artefakt-face-down = A travel card, face down
artefakt-shown = { $card }, { $name }
artefakt-choose-card = choose a card
artefakt-hand-both = in hand: one for { phrase-figure-object }, the rest stays hidden
artefakt-hand-fourth = stays hidden
artefakt-secret-cards = secret until each is shown
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
artefakt-owner = { $seat }: { $fragment }, { $count } in all
artefakt-figure-of = { $seat }: { $figure }
artefakt-what-now = What will you do?

### On the wall, among the options, and around every table of it.

web-tagline-artefakt = A race in secret round ten places
web-poster-artefakt = A stone head by night inside a ring of ten sites
web-meta-artefakt = secret moves
web-short-artefakt-advanced = advanced
web-option-artefakt-opening = Open sites have a directive that can be used. Chance makes every game begin differently.
web-option-artefakt-advanced = The circle comes alive: round after round more directives can be used. For those who know the game.
web-points-artefakt = Different pieces of the best colour
web-tie-artefakt = Equally many pieces: more fragments in all decide (§8.3).
replay-plot-artefakt = Fragments over the game
gain-artefakt-points = { $change } fragments
web-fact-pieces = Pieces: { $colour }
web-fact-fragments = Fragments in all
