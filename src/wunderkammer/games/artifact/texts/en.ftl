### Artifact in English.

## Names

name-game-artifact = Artifact

name-site-africa = Africa
name-site-america = America
name-site-asia = Asia
name-site-mideast = Middle East
name-kind-architecture = Architecture
name-kind-sculpture = Sculpture
name-kind-pottery = Pottery
name-kind-jewellery = Jewellery
name-kind-weapon = Weapon
name-kind-solo = Stand-alone exhibition
name-kind-gold = Gold discovered
name-kind-fragment = Fragment
name-kind-curse = Cursed artifact
name-kind-manuscript = Manuscript

# A card seen from its back, then face up.
name-card-africa = a card from Africa
name-card-america = a card from America
name-card-asia = a card from Asia
name-card-mideast = a card from the Middle East
name-card-africa-architecture = architecture from Africa
name-card-africa-sculpture = a sculpture from Africa
name-card-africa-pottery = pottery from Africa
name-card-africa-jewellery = jewellery from Africa
name-card-africa-weapon = a weapon from Africa
name-card-africa-solo = a stand-alone exhibition from Africa
name-card-africa-gold = gold from Africa
name-card-africa-fragment = a fragment from Africa
name-card-africa-curse = a cursed artifact from Africa
name-card-africa-manuscript = a manuscript from Africa
name-card-america-architecture = architecture from America
name-card-america-sculpture = a sculpture from America
name-card-america-pottery = pottery from America
name-card-america-jewellery = jewellery from America
name-card-america-weapon = a weapon from America
name-card-america-solo = a stand-alone exhibition from America
name-card-america-gold = gold from America
name-card-america-fragment = a fragment from America
name-card-america-curse = a cursed artifact from America
name-card-america-manuscript = a manuscript from America
name-card-asia-architecture = architecture from Asia
name-card-asia-sculpture = a sculpture from Asia
name-card-asia-pottery = pottery from Asia
name-card-asia-jewellery = jewellery from Asia
name-card-asia-weapon = a weapon from Asia
name-card-asia-solo = a stand-alone exhibition from Asia
name-card-asia-gold = gold from Asia
name-card-asia-fragment = a fragment from Asia
name-card-asia-curse = a cursed artifact from Asia
name-card-asia-manuscript = a manuscript from Asia
name-card-mideast-architecture = architecture from the Middle East
name-card-mideast-sculpture = a sculpture from the Middle East
name-card-mideast-pottery = pottery from the Middle East
name-card-mideast-jewellery = jewellery from the Middle East
name-card-mideast-weapon = a weapon from the Middle East
name-card-mideast-solo = a stand-alone exhibition from the Middle East
name-card-mideast-gold = gold from the Middle East
name-card-mideast-fragment = a fragment from the Middle East
name-card-mideast-curse = a cursed artifact from the Middle East
name-card-mideast-manuscript = a manuscript from the Middle East

# The markers; each reads well after “a”.
name-marker-museum = museum marker
name-marker-ship = ship marker
name-marker-africa = worker marker for Africa
name-marker-america = worker marker for America
name-marker-asia = worker marker for Asia
name-marker-mideast = worker marker for the Middle East

# How an action is paid: with the marker it needs, with another as a joker, or not at all.
name-payment-plain = the marker it needs
name-payment-with-museum = { name-marker-museum }
name-payment-with-ship = { name-marker-ship }
name-payment-with-africa = { name-marker-africa }
name-payment-with-america = { name-marker-america }
name-payment-with-asia = { name-marker-asia }
name-payment-with-mideast = { name-marker-mideast }
name-payment-free = free, thanks to Andersson

name-tile-architecture-3 = Architecture (3)
name-tile-architecture-4 = Architecture (4)
name-tile-architecture-5 = Architecture (5)
name-tile-sculpture-3 = Sculpture (3)
name-tile-sculpture-4 = Sculpture (4)
name-tile-sculpture-5 = Sculpture (5)
name-tile-pottery-3 = Pottery (3)
name-tile-pottery-4 = Pottery (4)
name-tile-pottery-5 = Pottery (5)
name-tile-jewellery-3 = Jewellery (3)
name-tile-jewellery-4 = Jewellery (4)
name-tile-jewellery-5 = Jewellery (5)
name-tile-weapon-3 = Weapons (3)
name-tile-weapon-4 = Weapons (4)
name-tile-weapon-5 = Weapons (5)
name-tile-africa-4 = Africa (4)
name-tile-africa-5 = Africa (5)
name-tile-america-4 = America (4)
name-tile-america-5 = America (5)
name-tile-asia-4 = Asia (4)
name-tile-asia-5 = Asia (5)
name-tile-mideast-4 = Middle East (4)
name-tile-mideast-5 = Middle East (5)
name-tile-sites-3 = Three sites
name-tile-types-5 = Five types

name-role-paris = Paris
name-role-london = London
name-role-berlin = Berlin
name-role-newyork = New York
name-role-andersson = Andersson
name-role-carter = Carter
name-role-judd = Judd
name-role-morley = Morley

name-stage-opening = First finds
name-stage-placing = First huts
name-stage-stocking = Filling the mats
name-stage-actions = Actions
name-stage-refilling = End of the round
name-stage-finished = End of the game

# What comes first when another move is tried.
name-question-nothing = nothing right now
name-question-unearth = a card is turned face up
name-question-draw = a card is drawn from the deck
name-question-place = set up a hut
name-question-take = take a marker
name-question-act = perform an action, end your turn or pass
name-question-pick = choose a card to ship
name-question-show = choose a card to show
name-question-keep = choose a card to keep in hand
name-question-use = draw a card, or skip it
name-question-role = choose a city or an archaeologist
name-question-passed = take or swap a marker

## Parts of sentences

phrase-at-site = { $site_id ->
    [mideast] in the Middle East
   *[other] in { $site }
}
phrase-from-site = { $site_id ->
    [mideast] from the Middle East
   *[other] from { $site }
}
phrase-year = { $round_id ->
    [1] 1920
    [2] 1921
    [3] 1922
    [4] 1923
    [5] 1924
    [6] 1925
    [7] 1926
    [8] 1927
   *[9] 1928
}
phrase-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
phrase-cards-left = { $left ->
    [one] one more card
   *[other] { $left } more cards
}
phrase-payment = { $payment_id ->
    [plain] { "" }
    [free] , free of charge
   *[other] , with a { $payment } as a joker for 6 coins
}
phrase-payment-twice = { $payment_id ->
    [plain] { "" }
    [free] , free of charge
   *[other] , with a { $payment } as a joker for 12 coins
}
phrase-why-last = { $condition_id ->
    [1] no exhibition tile is left on the income track
    [2] all three tiles of two types are gone
    [3] the last card of a site has been drawn
   *[4] it is 1928
}

## What the roles do

effect-paris = when you exhibit, two cards return to your hand instead of one
effect-london = when you ship, you may also draw one card from the deck of that site, unseen by the others
effect-berlin = when you sell, you receive 3 extra coins
effect-newyork = when you exhibit, one ordinary card may count as any site or type
effect-andersson = once you have used six markers in a round, you may perform one more action without marker and coins, but not sell or buy
effect-carter = when you research, your research marker moves up two spaces instead of one (only with expansion I)
effect-judd = when you research, you may also draw one card from the deck of that site, unseen by the others
effect-morley = when you hire, you may set up two huts with one marker: you pay twice, and two cards are turned face up
phrase-effect = { $role_id ->
    [paris] { effect-paris }
    [london] { effect-london }
    [berlin] { effect-berlin }
    [newyork] { effect-newyork }
    [andersson] { effect-andersson }
    [carter] { effect-carter }
    [judd] { effect-judd }
   *[morley] { effect-morley }
}

## What is asked of you

ask-place = You set up a hut and take its worker marker: choose where.
ask-take = { $left ->
    [one] You take one more marker.
   *[other] You take { $left } more markers.
}
ask-act = { $left ->
    [0] You can { $choices }.
    [one] You have 1 action left: { $choices }.
   *[other] You have 2 actions: { $choices }.
}
ask-act-pass = You can only pass.
ask-act-end = You can only end your turn.
ask-pick = You ship { phrase-from-site }: choose { phrase-cards-left }.
ask-show = You exhibit { $tile }: choose { phrase-cards-left }.
ask-keep = { $left ->
    [one] You keep one of the cards shown: choose which.
   *[other] You keep { $left } of the cards shown: choose which.
}
ask-use = You can { $choices }.
ask-role = You choose a role: a city or an archaeologist.
ask-passed = You have passed: { $choices }.

# What can be done, in a list.
do-research = research
do-hire = hire
do-hire-double = hire
do-ship = ship
do-exhibit = exhibit
do-feature = exhibit
do-sell = sell
do-buy = buy
do-gold = use gold
do-end = end your turn
do-pass = pass
do-use = draw a card { phrase-from-site } unseen
do-skip = skip it
do-take = take a marker
do-swap = swap a marker
do-rest = do nothing

# Of a move that is half made.
half-research = { $site_id ->
    [none] You research: choose a site.
   *[other] You research { phrase-at-site }: choose how to pay.
}
half-hire = { $site_id ->
    [none] You hire workers: choose a site.
   *[other] You hire workers { phrase-at-site }: choose how to pay.
}
half-hire-double = { $site_id ->
    [none] You hire workers for two huts: choose a site.
   *[other] You hire workers for two huts { phrase-at-site }: choose how to pay.
}
half-ship = { $site_id ->
    [none] You ship: choose a site.
   *[other] You ship { phrase-from-site }: choose how to pay.
}
half-exhibit = { $tile_id ->
    [none] You exhibit: choose a tile.
   *[other] You exhibit { $tile }: choose how to pay.
}
half-feature = { $site_id ->
    [none] You show a stand-alone exhibition: choose a site.
   *[other] You show a stand-alone exhibition { phrase-from-site }: choose how to pay.
}
half-sell = { $card_id ->
    [none] You sell: choose a card.
   *[other] You sell { $card }.
}
half-buy = { $place_id ->
    [none] You buy: choose a card.
   *[other] You buy card { $place }.
}
half-gold = { $place_id ->
    [none] You use gold: choose a card.
   *[other] You use gold for card { $place }.
}
half-swap = { $marker_id ->
    [none] You swap a marker: choose which one you give.
   *[other] You give a { $marker }: choose the one you want.
}

## What chance does

wait-unearth = A card is unearthed { phrase-at-site }.
wait-draw = A card { phrase-from-site } is drawn unseen.

## The story

# The price of a deed, at the end of its line.
phrase-price = { $free_count ->
    [0] { $cost_count ->
        [0] { "" }
       *[other] { $joker_id ->
            [true] { " " }(−{ $cost }, joker)
           *[other] { " " }(−{ $cost })
        }
    }
   *[other] { " " }(free: Andersson)
}
phrase-kind = { $card_kind ->
    [architecture] { $count ->
        [one] architecture
       *[other] { $count } architecture
    }
    [sculpture] { $count ->
        [one] a sculpture
       *[other] { $count } sculptures
    }
    [pottery] { $count ->
        [one] pottery
       *[other] { $count } pottery
    }
    [jewellery] { $count ->
        [one] jewellery
       *[other] { $count } jewellery
    }
    [weapon] { $count ->
        [one] a weapon
       *[other] { $count } weapons
    }
    [solo] { $count ->
        [one] a stand-alone exhibition
       *[other] { $count } stand-alone exhibitions
    }
    [gold] { $count ->
        [one] gold
       *[other] { $count } gold
    }
    [fragment] { $count ->
        [one] a fragment
       *[other] { $count } fragments
    }
    [curse] { $count ->
        [one] a cursed artifact
       *[other] { $count } cursed artifacts
    }
   *[manuscript] { $count ->
        [one] a manuscript
       *[other] { $count } manuscripts
    }
}
phrase-markers = { $marker_id ->
    [museum] { $count ->
        [one] a museum marker
       *[other] { $count } museum markers
    }
    [ship] { $count ->
        [one] a ship marker
       *[other] { $count } ship markers
    }
    [africa] { $count ->
        [one] a worker marker ({ name-site-africa })
       *[other] { $count } worker markers ({ name-site-africa })
    }
    [america] { $count ->
        [one] a worker marker ({ name-site-america })
       *[other] { $count } worker markers ({ name-site-america })
    }
    [asia] { $count ->
        [one] a worker marker ({ name-site-asia })
       *[other] { $count } worker markers ({ name-site-asia })
    }
   *[mideast] { $count ->
        [one] a worker marker ({ name-site-mideast })
       *[other] { $count } worker markers ({ name-site-mideast })
    }
}
phrase-got = { $to_id ->
    [museum] a museum marker
    [ship] a ship marker
    [africa] a worker marker ({ name-site-africa })
    [america] a worker marker ({ name-site-america })
    [asia] a worker marker ({ name-site-asia })
   *[mideast] a worker marker ({ name-site-mideast })
}
phrase-shown = { phrase-kind } { $card_of ->
    [mideast] from the Middle East
    [africa] from { name-site-africa }
    [america] from { name-site-america }
   *[asia] from { name-site-asia }
}{ $wild_id ->
    [true] { " " }(counts as the missing card: New York)
   *[other] { "" }
}
phrase-picked = { phrase-kind } { $card_of ->
    [mideast] from the Middle East
    [africa] from { name-site-africa }
    [america] from { name-site-america }
   *[asia] from { name-site-asia }
}
phrase-unearthed = { $found_count ->
    [0] { "" }
   *[other] ; unearthed: { $found }
}
phrase-drawn = { $drew_count ->
    [0] { "" }
   *[other] ; drawn unseen: { $drew }
}
phrase-cursed = { $curse_count ->
    [0] { "" }
   *[other] ; the cursed artifact drawn leaves the game
}
phrase-lifted = { $lifted_count ->
    [0] { "" }
   *[other] ; the cursed artifact leaves the game
}
phrase-kept = { $kept_count ->
    [0] { "" }
   *[other] ; kept: { $kept }
}
phrase-new-role = { $role_count ->
    [0] { "" }
   *[other] ; role: { $role }
}
phrase-out = { $out_count ->
    [0] { "" }
   *[other] ; out of the game: { $out }
}
phrase-and-took = { $took_count ->
    [0] { "" }
   *[other] { " " }and took { $took }
}
phrase-and-swapped = { $gave_count ->
    [0] { "" }
   *[other] { " " }and swapped { $gave } for { $got }
}
phrase-and-rested = { $rested_count ->
    [0] { "" }
   *[other] { " " }and did nothing
}
phrase-with = { $shown_count ->
    [0] { "" }
   *[other] { " " }with { $shown }
}
story-placed = { phrase-did } set up a hut { phrase-at-site }{ phrase-unearthed }.
story-unearthed = Unearthed: { $found }.
story-took = { phrase-did } took { $markers }.
story-round = { $seat_who ->
    [you] { phrase-year }: you start. Base income: { phrase-coins }.
   *[other] { phrase-year }: { $seat } starts. Base income: { phrase-coins }.
}
story-earned = { phrase-did } received { phrase-coins }.
story-paid = { $joker_id ->
    [true] { phrase-did } paid { phrase-coins } with a { $marker } as a joker.
   *[false] { phrase-did } paid { phrase-coins } with a { $marker }.
}
story-free = { phrase-did } took a free action, thanks to Andersson.
story-researched = { phrase-did } researched { phrase-at-site }{ phrase-unearthed }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
story-advanced = { phrase-did } reached space { $space } of the research { phrase-at-site }.
story-hired = { $huts ->
    [one] { phrase-did } hired workers { phrase-at-site }{ phrase-unearthed }{ phrase-price }.
   *[other] { phrase-did } hired workers { phrase-at-site } for { $huts } huts{ phrase-unearthed }{ phrase-price }.
}
story-shipped = { $cards_count ->
    [0] { $count ->
        [0] { phrase-did } took the huts back { phrase-from-site } without a card{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
        [one] { phrase-did } shipped one card { phrase-from-site }{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
       *[other] { phrase-did } shipped { $count } cards { phrase-from-site }{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
    }
   *[other] { phrase-did } shipped { $cards } { phrase-from-site }{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
}
story-curse-lifted = { phrase-did } removed the cursed artifact { phrase-from-site }.
story-picked = { phrase-did } took { $cards }.
story-drew = { phrase-did } drew { $card } unseen.
story-declined = { phrase-did } skipped the extra card of { $role }.
story-drew-curse = { phrase-did } drew the cursed artifact { phrase-from-site }: it leaves the game.
story-exhibited = { phrase-did } exhibited { $tile }{ phrase-with }{ phrase-kept }{ phrase-new-role }{ phrase-price }.
story-showed = { phrase-did } showed { $cards }.
story-kept = { phrase-did } kept { $card }.
story-featured = { phrase-did } showed a stand-alone exhibition { phrase-from-site }{ phrase-new-role }{ phrase-price }.
story-named-role = { phrase-did } chose a role: { $role }.
story-sold = { phrase-did } sold { $card } on the black market{ phrase-out } (+{ $coins }).
story-pushed-out = Out of the game: { $card }.
story-bought = { phrase-did } bought { $card } on the black market (−{ $coins }).
story-gilded = { phrase-did } bought { $card } on the black market with { $gold }.
story-ended-turn = { phrase-did } ended the turn.
story-passed = { phrase-did } passed{ phrase-and-took }{ phrase-and-swapped }{ phrase-and-rested }.
story-swapped = { phrase-did } swapped { $gave } for { $got }.
story-rested = { phrase-did } did nothing.
story-last-round = This year is the last: { phrase-why-last }.
story-finished = The last year is over: now prestige counts.

## Why not

reason-not-asked = { $question_id ->
    [nothing] Nothing can be done right now
   *[other] First: { $question }
}
reason-not-in-deck = This card is not in the deck: { $card }
reason-unused-site = Nobody digs { phrase-at-site } in this game
reason-track-empty = No marker is left on this track: { $marker }
reason-mat-full = Your mat is full: it has room for six markers
reason-turn-full = You have already performed both actions of this turn
reason-hut-there = You already have a hut { phrase-at-site }: hire workers to set up more
reason-no-hut-left = All ten of your huts are in use
reason-no-hut-there = You have no hut { phrase-at-site }
reason-not-your-role = This needs { $role }, a role you do not have
reason-no-two-huts = This needs two huts, and your reserve holds fewer
reason-no-marker = The marker this action needs is not on your mat
reason-needless-joker = This action needs a { $payment } anyway; a joker has to be of another kind
reason-no-joker = You have no { $payment } to use as a joker
reason-too-dear = You do not have enough coins
reason-not-free = A free action needs Andersson and six markers used this round, and you have only one a round
reason-tile-gone = This exhibition is no longer on the board: { $tile }
reason-no-showing = You do not have the cards for this exhibition: { $tile }
reason-no-solo = You have no stand-alone exhibition { phrase-from-site } in hand
reason-not-in-hand = You do not have this in hand: { $card }
reason-curse-stays = A cursed artifact cannot be sold
reason-no-ship = You have no ship marker, and the black market takes no joker
reason-empty-place = There is no card on space { $place } of the black market
reason-no-gold = You have no “Gold discovered” card in hand
reason-nothing-done = You have not performed an action yet: perform one, or pass
reason-something-done = You have already performed an action this turn: end it now, and pass in a later turn
reason-not-there = This does not lie face up at the site: { $card }
reason-out-of-order = Cards are chosen in order, and this one was skipped: { $card }
reason-too-few = After this card, too few would be left to choose from: { $card }
reason-unfit = This does not count for the exhibition: { $card }
reason-wild-is-last = The card that counts as another is shown last
reason-wild-special = Only an ordinary card can count as another, not this: { $card }
reason-wild-needless = This one fits as it is: { $card }
reason-wild-order = Show this one as it is, before the other card of that kind: { $card }
reason-not-shown = This was not shown: { $card }
reason-never-returns = This never returns to your hand: { $card }
reason-role-held = You already have this role: { $role }
reason-not-held = You have no { $marker } to swap
reason-same-kind = Swap a { $marker } for a marker of another kind
reason-may-not-rest = Doing nothing is only allowed with six markers: take one, or swap one

## The options

option-research = Expansion I: research tracks and special artifacts
option-roles = Expansion II: cities and archaeologists
option-quick_start = Quick start: the first huts are given, and one card of each site lies face up
option-unused_site = Site left out (with three players)
option-unused_site-asia = { name-site-asia }
option-unused_site-africa = { name-site-africa }
option-unused_site-america = { name-site-america }
option-unused_site-mideast = { name-site-mideast }
option-may_rest = Doing nothing after passing
option-may_rest-six = only with six markers (English and French editions)
option-may_rest-always = at any time (German edition)
option-fragment = Fragments (with expansion I)
option-fragment-site = any type of their own site (English and French editions)
option-fragment-any = any type of any site (German edition)

## The moves

move-unearth = Unearthed: { $card }
move-draw = Drawn unseen: { $card }
move-place = Set up a hut { phrase-at-site }
move-take = Take a { $marker }
move-research = Research { phrase-at-site }{ phrase-payment }
move-hire = Hire workers { phrase-at-site }{ phrase-payment }
move-hire-double = Hire workers { phrase-at-site }, two huts at once{ phrase-payment-twice }
move-ship = Ship { phrase-from-site }{ phrase-payment }
move-exhibit = Exhibit { $tile }{ phrase-payment }
move-feature = Play a stand-alone exhibition { phrase-from-site }{ phrase-payment }
move-sell = Sell { $card }
move-buy = Buy card { $place } of the black market
move-gold = Discard gold and take card { $place } of the black market
move-end = End your turn
move-pass = Pass for this year
move-pick = Take { $card }
move-show = Show { $card }
move-show-wild = Show { $card } as the missing card
move-keep = Take { $card } back into your hand
move-use = Draw a card, unseen by the others
move-skip = Skip the extra card
move-role = { $role }: { phrase-effect }
move-swap = Swap a { $marker } for a { $to }
move-rest = Do nothing

## The board

ui-year-of = year { $round } of { $last }
ui-analysis-year = { $round_id ->
    [0] Setup
   *[other] { phrase-year }
}
ui-unused = out of the game
ui-in-deck = { $count } in the deck
ui-ship-now = { $count ->
    [one] ship { $count } card, −{ $cost }
   *[other] ship { $count } cards, −{ $cost }
}
ui-tracks = Action markers
ui-here = here
ui-price = cost
ui-museum = Museum
ui-ship = Ship
ui-base-income = Base income
ui-black-market = Black market
ui-buy = buy
ui-sell = sell
ui-money = coins
ui-prestige = prestige
ui-bonus = bonus
ui-supply = huts
ui-mat = on the mat
ui-research = research
ui-shows = shows
ui-laying-out = is laying out
ui-free-action = free action
ui-sign-huts = two huts of seat 1
ui-sign-taken = taken by seat 2
ui-sign-hand = two known, one hidden
ui-sign-unseen = three not seen yet
ui-sign-track = two here, one in use
ui-sign-worth = prestige and yearly bonus of a tile

## The balance report

ui-balance-ends = How games end
ui-balance-ends-note = What made a round the last one.
ui-balance-tiles = Exhibitions
ui-balance-tiles-note = How many games saw each tile exhibited, and how often the seat that exhibited it won.
ui-balance-roles = Roles
ui-balance-roles-note = How many seats held each role at some point, and how often they won.
ui-balance-research = Research
ui-balance-research-note = How far the research markers moved at each site, before manuscripts. What this was worth is shown below, under the points.
ui-balance-habits = What players did
ui-balance-habits-note = How often a seat did it per game, how many seats did it at all, and how often they won.
ui-balance-end-1 = Income track empty
ui-balance-end-2 = All tiles of two types gone
ui-balance-end-3 = Deck of a site empty
ui-balance-end-4 = Year 1928
ui-balance-from-exhibitions = Exhibitions
ui-balance-from-coins = Coins
ui-balance-from-research = Research
ui-balance-habit-exhibitions = Exhibitions
ui-balance-habit-jokers = Jokers
ui-balance-habit-sold = Sold on the black market
ui-balance-habit-bought = Bought on the black market
ui-balance-habit-solos = Stand-alone exhibitions
ui-balance-habit-gilded = “Gold discovered” played

## What a seat has, compared

look-sites = Look at the sites: what lies there, and what can your huts bring home?
look-tracks = Look at the action tracks: what is cheap now, and what will you need next?
look-hand = Look at your hand: which exhibition do your cards come closest to?
look-market = Look at the black market: is there a card you are missing?
look-mat = Look at your markers: what are they still good for this year?
measure-markers = { $count ->
    [one] { $count } action marker
   *[other] { $count } action markers
}
measure-prestige = { $count } prestige
measure-income = { $count ->
    [one] { $count } coin of income a year
   *[other] { $count } coins of income a year
}
measure-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
measure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
measure-huts = { $count ->
    [one] { $count } hut on the board
   *[other] { $count } huts on the board
}
measure-research = { $count ->
    [one] { $count } space of research
   *[other] { $count } spaces of research
}

## The final table

ui-final-score = Prestige
ui-final-exhibitions = Exhibitions
ui-final-research = Research
ui-final-coins = Coins, 5 for 1
ui-tie-exhibitions = Number of exhibitions
ui-tie-exhibitions-why = Equal prestige: more exhibitions decide (§11.2).
ui-tie-coins = Coins
ui-tie-coins-why = Equal prestige and exhibitions: more coins decide (§11.2).
