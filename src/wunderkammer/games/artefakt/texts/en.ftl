### Artefakt in English.

## Names

name-game-artefakt = Artefakt

name-colour-blue = blue
name-colour-brown = brown
name-colour-yellow = yellow
name-artefact-blue = relic
name-artefact-brown = armour
name-artefact-yellow = jewellery
name-figure-bulky = bulky expert
name-figure-lady = lady
name-figure-tall = tall expert
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
name-stage-standing = Placing figures
name-stage-discover = Discover
name-stage-prepare = Prepare
name-stage-travel = Travel
name-stage-possession = Take possession
name-stage-round-end = End of the round
name-stage-finished = The end

# What comes first, when something else was tried: “First: which way the figure travels”.
name-question-nothing = nothing, the game is over
name-question-lay = the next site of the circle
name-question-opening = the next site that opens
name-question-roll = a roll of the number die
name-question-colour = a roll of the colour die
name-question-piece = a blind draw
name-question-stand = which figure starts there
name-question-give = which fragment goes back to the middle
name-question-choose = another colour for the find
name-question-assign = the travel cards
name-question-timetable = the timetable, yes or no
name-question-move = which way the figure travels
name-question-settle = what the majority takes
name-question-directive = the directive, yes or no
name-question-open = which site opens next
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

## What the directives do, with the figures of the edition in play

effect-march = move one of your figures here exactly { $march_steps ->
    [one] { $march_steps } site
   *[other] { $march_steps } sites
}, either way
effect-peek = look in secret at all fragments of another site, or at one blind fragment of a rival
effect-push = move a rival’s figure, wherever it stands, exactly { $push_steps ->
    [one] { $push_steps } site
   *[other] { $push_steps } sites
}
effect-salvage = take a blind fragment from a neighbouring site where no figure stands
effect-sift = swap one of your fragments for a blind one of the same colour from the middle
effect-barter = swap one of your fragments for a rival’s blind one of the same colour
effect-carry = carry a blind fragment from any site { $carry_reach ->
    [1] { $carry_reach } site
    [2] 1 or { $carry_reach } sites
   *[other] 1 to { $carry_reach } sites
} further, either way
effect-dive = roll the colour die and take a blind fragment of that colour from the middle
effect-curse = make a rival return a fragment of their choice to the middle
effect-book = next round, use your fourth travel card once instead of one just revealed

## What is asked of you

ask-stand = You choose who stands { phrase-at-site }.
ask-give = You return one of your fragments to the middle: choose which.
ask-choose = You choose another colour for the find { phrase-at-site }: this one is used up.
ask-assign = You lay a travel card for { phrase-figure-object }.
ask-timetable = You can { $choices }.
ask-move = You move { phrase-figure-object } { phrase-steps }: choose the direction.
ask-settle = You have the majority { phrase-at-site }: { $choices }.
ask-settle-leave = You have the majority { phrase-at-site }, but nothing to take: go on.
ask-directive = You can use { $directive }: { $choices }.
ask-directive-skip = You cannot use { $directive } here: go on.
ask-open = You open one more site: choose which.
ask-cursed = { $by } cursed you: return one of your fragments.
phrase-steps = { $steps ->
    [one] { $steps } site
   *[other] { $steps } sites
}

# What can be done, in a list.
do-timetable = use your fourth card instead of { phrase-card } for { phrase-figure-object }
do-collect = take the fragments
do-rob = rob a rival
do-leave = leave the site
do-march = move one of your figures { $march_steps ->
    [one] { $march_steps } site
   *[other] { $march_steps } sites
}
do-peek-site = look at a site
do-peek-seat = look at a rival’s fragment
do-push = move a rival’s figure { $push_steps ->
    [one] { $push_steps } site
   *[other] { $push_steps } sites
}
do-salvage = take a fragment next door
do-sift = draw a fragment anew
do-barter = swap a fragment with a rival
do-carry = carry a fragment { $carry_reach ->
    [one] { $carry_reach } site
   *[other] up to { $carry_reach } sites
}
do-dive = roll for a fragment
do-curse = make a rival return a fragment
do-book = keep the timetable
do-skip = skip it

# Of a move that is half made.
half-rob = { $seat_id ->
    [none] You rob a fragment ({ $colour }): choose from whom.
   *[other] You rob { $seat }: choose a colour.
}
half-march = { $figure_id ->
    [none] You go { $direction }: choose a figure.
   *[other] You lead { phrase-figure-object } on: choose the direction.
}
half-peek-seat = { $seat_id ->
    [none] You look at a fragment ({ $colour }): choose whose.
   *[other] You look at a fragment of { $seat }: choose a colour.
}
half-push = { $seat_id ->
    [none] You lead a figure astray: choose whose.
   *[other] You lead a figure of { $seat } astray: choose which way.
}
half-salvage = { $site_id ->
    [none] You take a fragment ({ $colour }): choose from where.
   *[other] You take a fragment { phrase-from-site }: choose a colour.
}
half-barter = { $colour_id ->
    [none] You swap a fragment with { $seat }: choose which.
   *[other] You swap a fragment ({ $colour }): choose with whom.
}
half-carry = { $site_id ->
    [none] You move a fragment: choose from where and to where.
   *[other] You move a fragment { phrase-from-site }: choose which, and to where.
}

## What chance does

wait-lay = The circle of sites is being laid.
wait-opening = Chance opens a site.
wait-roll = The number die is rolling.
wait-colour = The colour die is rolling.
wait-piece = A fragment is drawn blind: { $colour }.

over-won = { $seats } has completed an artifact and wins.
over-won-you = You have completed an artifact and win.
over-scored = { $seats } wins: nobody has more different pieces of one artifact ({ $points }).
over-scored-you = You win: nobody has more different pieces of one artifact ({ $points }).

## The story

story-laid = Next in the circle: { $site }.
story-opened = { $seat_id ->
    [none] Open from the start: { $sites }.
   *[other] { phrase-did } opened { phrase-site-object }.
}
story-rolled = The die shows { $site_id }: { $site }.
story-stood = { phrase-did } placed { $places }.
phrase-stood = { phrase-figure-object } { phrase-at-site }
story-round = { $seat_who ->
    [you] Round { $round }: you start.
   *[other] Round { $round }: { $seat } starts.
}
story-not-enough = Too few fragments are left: nothing is discovered this round.
story-gave = { phrase-did } returned { $fragment } to the middle.
story-mixed = The fragments in the middle are mixed.
story-colour-rolled = The colour die shows { $colour }.
story-chose = { phrase-did } chose { $colour }, as the colour rolled was used up.
story-discovered = Found: { $finds }.
phrase-find = { phrase-seen } { phrase-at-site }
phrase-seen = { $fragment_of ->
    [blue] blue
    [brown] brown
   *[yellow] yellow
}{ $fragment_kind ->
    [1] { " " }no. 1
    [2] { " " }no. 2
    [3] { " " }no. 3
    [4] { " " }no. 4
   *[other] { "" }
}
story-assigned = { $card_id ->
    [none] { phrase-did } laid a travel card for { phrase-figure-object }.
   *[other] { phrase-did } laid { phrase-card } for { phrase-figure-object }.
}
story-all-assigned = Everyone has laid their travel cards.
story-revealed = { phrase-did } revealed { phrase-card } for { phrase-figure-object }.
story-delayed = { phrase-did } used { phrase-card } for { phrase-figure-object } instead, by the timetable.
story-moved = { phrase-did } moved { phrase-figure-object }{ phrase-way } { phrase-to-site }.
phrase-way = { $instead_count ->
    [0] { $by_count ->
        [0] { "" }
       *[other] { " " }{ $by }
    }
   *[other] { " " }{ $instead } (timetable)
}
phrase-by-card = { $card_id ->
    [1] by motorbike (1)
    [2] by car (2)
    [3] by train (3)
   *[4] by plane (4)
}
story-collected = { $count ->
    [0] { phrase-did } found nothing { phrase-at-site }.
    [one] { phrase-did } took a fragment { phrase-at-site }: { $fragments }.
   *[other] { phrase-did } took { $count } fragments { phrase-at-site }: { $fragments }.
}
story-standoff = Nobody has a majority { $sites }.
story-left = { phrase-did } left { phrase-site-object } with nothing.
story-robbed = { phrase-did } took { $fragment } from { $rival }.
story-skipped = { $site_id ->
    [0] { phrase-did } kept to the card revealed.
   *[other] { phrase-did } skipped the directive { phrase-at-site }.
}
story-marched = { phrase-did } took the pilgrims’ road: { phrase-figure } went { phrase-to-site }.
story-peeked-site = { phrase-did } looked at everything { phrase-at-site }: { $fragments }.
story-peeked-seat = { $rival_who ->
    [you] { $seat } looked into your collection: { $fragment }.
   *[other] { phrase-did } looked into the collection of { $rival }: { $fragment }.
}
story-pushed = { phrase-did } led { $rival } astray: { phrase-figure } ended up { phrase-at-site }.
story-salvaged = { phrase-did } salvaged { $fragment } { phrase-from-site }.
story-sifted = { phrase-did } sifted the rubble: { $given } for { $fragment }.
story-bartered = { phrase-did } traded with { $rival }: { $given } for { $fragment }.
story-carried = { phrase-did } had { $fragment } carried { phrase-from-site } { phrase-to-goal }.
story-dived = { $fragment_id ->
    [none] { phrase-did } dived and found nothing.
   *[other] { phrase-did } brought up { $fragment } from the depths.
}
story-cursed = { phrase-did } cursed { $rival }: a fragment must go back.
story-booked = { phrase-did } kept the timetable for the next round.
story-won = { phrase-did } completed { phrase-artefact } and won.
story-ended = The last round is over: the best collection wins.

## Why not

reason-not-asked = { $question_id ->
    [nothing] The game is over
   *[other] First: { $question }
}
reason-other-directive = This site has another directive
reason-already-laid = Already in the circle: { $site }
reason-already-open = Already open: { $site }
reason-already-stands = Already placed: { phrase-figure }
reason-not-in-the-middle = No fragment of { phrase-artefact } is left in the middle
reason-no-such-piece = Piece { $piece } cannot be drawn here
reason-not-owned = You don’t have { phrase-piece }
reason-other-figure-first = Not { phrase-figure } now: the order is bulky expert, lady, tall expert
reason-card-laid = You have laid { phrase-card } for another figure
reason-nothing-to-collect = No fragments lie here: rob a rival, or leave the site
reason-something-to-collect = Fragments lie here: take them, or rob a rival
reason-not-yourself = That’s you: choose a rival
reason-empty-chair = Nobody sits there
reason-not-present = { $seat } has no figure at this site
reason-owns-none = { $seat } has no fragment of { phrase-artefact }
reason-owns-nothing = { $seat } has no fragments
reason-not-standing-here = Your { $figure } is not here
reason-not-this-site = The torch shines on other sites: choose another one
reason-empty-site = No fragments lie { phrase-at-site }
reason-not-neighbouring = Not next to this site: { $site }
reason-watched-site = A figure stands { phrase-at-site }: only a deserted site will do
reason-none-lies-there = No fragment of { phrase-artefact } lies { phrase-at-site }
reason-out-of-reach = The caravan does not go { phrase-from-site } { phrase-to-goal }

## The options

option-opening = Sites that are open at the start
option-opening-printed = sites 1, 5, 6 and 8, as printed
option-opening-random = four sites by chance, as a review tells it
option-advanced = Advanced game: the starting player opens one more site at the end of each round

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
move-rob = Rob { $seat } of { phrase-fragment }
move-leave = Leave the empty site
move-march = Move { phrase-figure-object } on, { $direction }
move-peek-site = Look at all fragments { phrase-at-site }
move-peek-seat = Look at { phrase-fragment } of { $seat }
move-push = Lead { phrase-figure-object } of { $seat } astray, { $direction }
move-salvage = Take { phrase-fragment } { phrase-from-site }
move-sift = Swap { phrase-piece } with the middle, blind
move-barter = Swap { phrase-piece } with { $seat }, blind
move-carry = Carry { phrase-fragment } { phrase-from-site } { phrase-to-goal }
move-dive = Roll the colour die and dive
move-curse = Curse { $seat }
move-book = Take the timetable for the next round
move-timetable = Use your fourth travel card instead
move-skip = Skip

## The board

ui-starter = starts this round
ui-middle = Middle
ui-aside = Set aside
ui-fourth = fourth card
ui-booked = timetable
ui-closed = closed
ui-sign-known = piece 2, known to you
ui-sign-unknown = three fragments, pieces unknown
ui-sign-figure = figures of seat 1:

## The balance report

ui-balance-colours = Which artifact wins
ui-balance-colours-note = The artifact that was completed.
ui-balance-directives = Directives
ui-balance-directives-note = How often each was used, and what it changed at once. The gain counts different pieces of the best colour; four of them win. What helps only later, like moving figures, counts nothing here.
ui-balance-column-taken = Used when offered
ui-balance-column-gain = Own gain
ui-balance-column-rivals = Gain of all rivals
ui-balance-nobody = None completed

## What a seat has, compared

look-circle = Look at the circle: where do fragments lie that you need, and who else can get there?
look-travel = Look at your travel cards: how far is each figure from where you want it?
look-collection = Look at your collection: which colour are you nearest to completing?
measure-longest = { $count ->
    [one] { $count } piece of one colour
   *[other] { $count } pieces of one colour
}
measure-pieces = { $count ->
    [one] { $count } different piece
   *[other] { $count } different pieces
}
measure-fragments = { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
}

## The final table

ui-final-score = Best colour
ui-final-blue = Pieces: blue
ui-final-brown = Pieces: brown
ui-final-yellow = Pieces: yellow
ui-tie-complete = Exchange
ui-tie-complete-why = One exchange completed two artifacts: whoever made it wins (§8.2).
ui-tie-fragments = Fragments in total
ui-tie-fragments-why = Equal pieces: more fragments decide (§8.3).
