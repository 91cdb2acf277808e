### Artefakt in English.

## Names

name-game-artefakt = Artefakt

name-colour-blue = blue
name-colour-brown = brown
name-colour-yellow = yellow
name-artefact-blue = relic
name-artefact-brown = armour
name-artefact-yellow = jewellery
name-figure-bulky = bulky fellow
name-figure-lady = lady
name-figure-tall = tall fellow
name-card-1 = motorbike
name-card-2 = car
name-card-3 = train
name-card-4 = plane
name-direction-cw = clockwise
name-direction-ccw = counter-clockwise

name-site-1 = Cathedral
name-site-2 = Cave
name-site-3 = Jungle
name-site-4 = Easter Island
name-site-5 = Ruin
name-site-6 = Cemetery
name-site-7 = Oasis
name-site-8 = Atlantis
name-site-9 = Pyramid
name-site-10 = Harbour

name-directive-march = Pilgrims’ road
name-directive-peek = Torchlight
name-directive-push = Wrong track
name-directive-salvage = Driftwood
name-directive-sift = Sifting rubble
name-directive-barter = Grave robbers’ bargain
name-directive-carry = Caravan
name-directive-dive = From the depths
name-directive-curse = Curse
name-directive-book = Timetable

# A fragment seen from its back, then face up.
name-fragment-blue = a fragment of the blue relic
name-fragment-brown = a fragment of the brown armour
name-fragment-yellow = a fragment of the yellow jewellery
name-fragment-blue-1 = piece 1 of the blue relic
name-fragment-blue-2 = piece 2 of the blue relic
name-fragment-blue-3 = piece 3 of the blue relic
name-fragment-blue-4 = piece 4 of the blue relic
name-fragment-brown-1 = piece 1 of the brown armour
name-fragment-brown-2 = piece 2 of the brown armour
name-fragment-brown-3 = piece 3 of the brown armour
name-fragment-brown-4 = piece 4 of the brown armour
name-fragment-yellow-1 = piece 1 of the yellow jewellery
name-fragment-yellow-2 = piece 2 of the yellow jewellery
name-fragment-yellow-3 = piece 3 of the yellow jewellery
name-fragment-yellow-4 = piece 4 of the yellow jewellery

# The same in a list, where short words do.
name-piece-blue-1 = blue no. 1
name-piece-blue-2 = blue no. 2
name-piece-blue-3 = blue no. 3
name-piece-blue-4 = blue no. 4
name-piece-brown-1 = brown no. 1
name-piece-brown-2 = brown no. 2
name-piece-brown-3 = brown no. 3
name-piece-brown-4 = brown no. 4
name-piece-yellow-1 = yellow no. 1
name-piece-yellow-2 = yellow no. 2
name-piece-yellow-3 = yellow no. 3
name-piece-yellow-4 = yellow no. 4

name-stage-laying-out = Laying the circle
name-stage-opening-up = Opening sites
name-stage-standing = Setting out
name-stage-discover = Discover
name-stage-prepare = Prepare
name-stage-travel = Travel
name-stage-possession = Take possession
name-stage-round-end = End of the round
name-stage-finished = The end

name-question-nothing = nothing at all
name-question-lay = the next site of the circle
name-question-opening = the next site to lie open
name-question-roll = the number die
name-question-colour = the colour die
name-question-piece = a blind draw
name-question-stand = which figure stands there
name-question-give = which fragment goes back to the middle
name-question-choose = another colour to discover
name-question-assign = the travel cards
name-question-timetable = whether the timetable is used
name-question-move = which way the figure travels
name-question-settle = what the majority takes
name-question-directive = whether the directive is used
name-question-open = which site is opened
name-question-cursed = which fragment the curse takes

## Parts of sentences

phrase-site = { $site_id ->
    [4] Easter Island
    [8] Atlantis
   *[other] the { $site }
}
phrase-site-object = { phrase-site }
phrase-at-site = { $site_id ->
    [2] in the Cave
    [3] in the Jungle
    [4] on Easter Island
    [6] in the Cemetery
    [8] in Atlantis
   *[other] at the { $site }
}
phrase-to-site = to { phrase-site }
phrase-from-site = from { phrase-site }
phrase-to-goal = { $to_id ->
    [4] to Easter Island
    [8] to Atlantis
   *[other] to the { $to }
}
phrase-figure = the { $figure }
phrase-figure-object = the { $figure }
phrase-card = the { $card } ({ $card_id })
phrase-artefact = { $colour_id ->
    [blue] the blue relic
    [brown] the brown armour
   *[yellow] the yellow jewellery
}
phrase-fragment = { $colour_id ->
    [blue] { name-fragment-blue }
    [brown] { name-fragment-brown }
   *[yellow] { name-fragment-yellow }
}
phrase-piece = piece { $piece } of { phrase-artefact }
phrase-count = { $count } { $colour_id ->
    [blue] blue
    [brown] brown
   *[yellow] yellow
}

## What the directives do

effect-march = lead one of your figures standing here further along the road
effect-peek = look secretly at all that lies at another site, or at one fragment of a rival
effect-push = lead one figure of a rival astray
effect-salvage = take a fragment from a deserted site next door
effect-sift = set a fragment of yours aside and draw another of its colour from the middle
effect-barter = swap a fragment of yours for a blind one of the same colour
effect-carry = have a fragment carried from one site to another nearby
effect-dive = roll the colour die and bring up a fragment from the middle
effect-curse = make a rival return a fragment
effect-book = use your fourth travel card once in the next round
phrase-effect = { $directive_id ->
    [march] { effect-march }
    [peek] { effect-peek }
    [push] { effect-push }
    [salvage] { effect-salvage }
    [sift] { effect-sift }
    [barter] { effect-barter }
    [carry] { effect-carry }
    [dive] { effect-dive }
    [curse] { effect-curse }
   *[book] { effect-book }
}

## What is asked of you

ask-stand = You choose who stands { phrase-at-site }.
ask-give = You return one of your fragments to the middle; choose which.
ask-choose = That colour is used up: you choose another for the find { phrase-at-site }.
ask-assign = You lay a travel card for { phrase-figure-object }, face down.
ask-timetable = You hold a timetable: use your fourth card instead of { phrase-card } for { phrase-figure-object }, or skip.
ask-move = You move { phrase-figure-object } { $steps ->
    [one] { $steps } site
   *[other] { $steps } sites
} { phrase-from-site }: clockwise or counter-clockwise?
ask-settle = You have the majority { phrase-at-site }: choose what to take.
ask-directive = You may use { $directive } { phrase-at-site }: { phrase-effect }. Or skip.
ask-open = You open one more site; choose which.
ask-cursed = { $by } has cursed you: you return one of your fragments to the middle.

## Whom the others wait for

wait-lay = The circle of sites is being laid.
wait-opening = Chance opens a site.
wait-roll = The number die is rolling.
wait-colour = The colour die is rolling.
wait-piece = A fragment is drawn blind: { $colour }.
wait-stand = { $seats } chooses who stands { phrase-at-site }.
wait-give = { $seats } returns a fragment to the middle.
wait-choose = { $seats } chooses another colour for the find { phrase-at-site }.
wait-assign = { $count ->
    [one] { $seats } is still laying travel cards.
   *[other] { $seats } are still laying travel cards.
}
wait-timetable = { $seats } ponders the timetable for { phrase-figure-object }.
wait-move = { $seats } moves { phrase-figure-object } { $steps ->
    [one] { $steps } site
   *[other] { $steps } sites
} { phrase-from-site }.
wait-settle = { $seats } has the majority { phrase-at-site } and decides.
wait-directive = { $seats } may use { $directive } { phrase-at-site }.
wait-open = { $seats } opens one more site.
wait-cursed = { $seats } bears the curse of { $by } and returns a fragment.

over-won = { $seats } has completed an artefact and wins.
over-won-you = You have completed an artefact. The victory is yours.

## The story

story-laid = Next in the circle: { $site }.
story-opened = { $seat_id ->
    [none] Open from the start: { $site }.
   *[other] { $seat } opens { phrase-site-object }.
}
story-rolled = The die shows { $site_id }: { $site }.
story-stood = { $seat } places { phrase-figure-object } { phrase-at-site }.
story-round = Round { $round } begins. { $seat } leads.
story-not-enough = Too few fragments are left: nothing is discovered this round.
story-gave = { $seat } returns { $fragment } to the middle.
story-mixed = The fragments in the middle are mixed.
story-colour-rolled = The colour die shows { $colour }.
story-chose = That colour is used up. { $seat } chooses { $colour }.
story-discovered = A find { phrase-at-site }: { $fragment }.
story-assigned = { $card_id ->
    [none] { $seat } lays a travel card for { phrase-figure-object }.
   *[other] { $seat } lays { phrase-card } for { phrase-figure-object }.
}
story-revealed = { $seat } reveals { phrase-card } for { phrase-figure-object }.
story-delayed = { $seat } consults the timetable and uses { phrase-card } for { phrase-figure-object } instead.
story-moved = { $seat } moves { phrase-figure-object } { $direction } { phrase-to-site }.
story-collected = { $count ->
    [0] { $seat } finds nothing { phrase-at-site }.
    [one] { $seat } takes a fragment { phrase-at-site }: { $fragments }.
   *[other] { $seat } takes { $count } fragments { phrase-at-site }: { $fragments }.
}
story-standoff = Nobody has the upper hand { phrase-at-site }.
story-left = { $seat } leaves { phrase-site-object } empty-handed.
story-robbed = { $seat } takes { $fragment } from { $rival }.
story-skipped = { $site_id ->
    [0] { $seat } keeps to the card revealed.
   *[other] { $seat } does without the directive { phrase-at-site }.
}
story-marched = { $seat } takes the pilgrims’ road: { phrase-figure } goes { $direction } { phrase-to-site }.
story-peeked-site = { $seat } lights a torch { phrase-at-site }: { $fragments }.
story-peeked-seat = { $seat } lights a torch at the collection of { $rival }: { $fragment }.
story-pushed = { $seat } leads { $rival } astray: { phrase-figure } ends up { phrase-at-site }.
story-salvaged = { $seat } salvages { $fragment } { phrase-from-site }.
story-sifted = { $seat } sifts the rubble: { $given } goes, { $fragment } comes.
story-bartered = { $seat } strikes a bargain with { $rival }: { $given } for { $fragment }.
story-carried = { $seat } has { $fragment } carried { phrase-from-site } { phrase-to-goal }.
story-dived = { $fragment_id ->
    [none] { $seat } dives and comes up empty-handed.
   *[other] { $seat } brings { $fragment } up from the depths.
}
story-cursed = { $seat } curses { $rival }: a fragment has to go back.
story-booked = { $seat } keeps the timetable for the next round.
story-won = { $seat } completes { phrase-artefact } and wins.
story-ended = The last round is over. The finest collection counts.

## Why not

reason-not-asked = Something else is asked now: { $question }
reason-other-directive = The site being settled carries another directive
reason-already-laid = This site is in the circle already: { $site }
reason-already-open = This site lies open already: { $site }
reason-already-stands = This figure has its place already: the { $figure }
reason-not-in-the-middle = No fragment of { phrase-artefact } lies in the middle
reason-no-such-piece = Piece { $piece } cannot be drawn here
reason-not-owned = You do not own { phrase-piece }
reason-other-figure-first = It is not the turn of { phrase-figure }; the order is bulky, lady, tall
reason-card-laid = You have laid { phrase-card } for another figure
reason-nothing-to-collect = Nothing lies at this site; you can only leave it or rob
reason-something-to-collect = Fragments lie here, so the site is not left empty-handed
reason-not-yourself = That is you; choose a rival
reason-empty-chair = Nobody sits there
reason-not-present = { $seat } has no figure at this site
reason-owns-none = { $seat } owns no fragment of { phrase-artefact }
reason-owns-nothing = { $seat } owns no fragment at all
reason-not-standing-here = You have no such figure here: the { $figure }
reason-not-this-site = The light falls on other sites, not on the one you stand on
reason-empty-site = Nothing lies { phrase-at-site }
reason-not-neighbouring = This site does not lie next to the one being settled: { $site }
reason-watched-site = A figure stands { phrase-at-site }, so the site is not deserted
reason-none-lies-there = No fragment of { phrase-artefact } lies { phrase-at-site }
reason-out-of-reach = The caravan does not go { phrase-from-site } { phrase-to-goal }

## The options

option-opening = Which four sites lie open at the start
option-opening-printed = the sites 1, 5, 6 and 8
option-opening-random = any four, by chance
option-advanced = One more site is opened at the end of each round, by the starting player’s choice

## The moves

move-lay = Lay { phrase-site-object } next in the circle
move-open = Open { phrase-site-object }
move-roll = The number die shows { $site_id }: { $site }
move-colour = The colour die shows { $colour }
move-piece = Piece { $piece } is drawn
move-stand = Place { phrase-figure-object } there
move-choose = Take { phrase-fragment } instead
move-give = Return { phrase-piece }
move-assign = Lay { phrase-card } for { phrase-figure-object }
move-move = Travel { $direction }
move-collect = Take all fragments here
move-rob = Take { phrase-fragment } from { $seat }
move-leave = Leave the empty site
move-march = Lead { phrase-figure-object } { $direction }
move-peek-site = Look at all that lies { phrase-at-site }
move-peek-seat = Look at { phrase-fragment } owned by { $seat }
move-push = Lead { phrase-figure-object } of { $seat } astray, { $direction }
move-salvage = Take { phrase-fragment } { phrase-from-site }
move-sift = Set { phrase-piece } aside and draw that colour anew
move-barter = Swap { phrase-piece } with { $seat }, blind
move-carry = Carry { phrase-fragment } { phrase-from-site } { phrase-to-goal }
move-dive = Roll the colour die and dive
move-curse = Curse { $seat }
move-book = Keep the timetable for the next round
move-timetable = Use the fourth travel card instead
move-skip = Do without

## The board

ui-starter = starts
ui-middle = Middle
ui-aside = Set aside
ui-fourth = unused
ui-booked = timetable
ui-closed = closed
ui-sign-known = piece 2, known to you
ui-sign-unknown = three, pieces unknown
ui-sign-figure = figure of seat 1:

## The balance report

ui-balance-colours = Which artefact wins
ui-balance-colours-note = The colour that was completed.
ui-balance-directives = Directives
ui-balance-directives-note = How often each was used, and what it changed at once: the gain is in different pieces of the best colour, which are four when one wins. What only helps later, like a move of figures, brings nothing at once.
ui-balance-column-taken = Used when offered
ui-balance-column-gain = Own gain
ui-balance-column-rivals = Gain of all rivals
ui-balance-nobody = None by the end
