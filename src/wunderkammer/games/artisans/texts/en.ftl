### Artisans in English.

## Names

name-game-artisans = Artisans

name-material-textile = textile
name-material-clay = clay
name-material-wood = wood
name-material-stone = stone
name-material-glass = glass
name-material-gold = gold
name-material-metal = metal

name-artwork-fan = Fan
name-artwork-lamp = Lamp
name-artwork-necklace = Necklace
name-artwork-sundial = Sundial
name-artwork-doll = Doll
name-artwork-lantern = Lantern
name-artwork-mask = Mask
name-artwork-fountain = Fountain
name-artwork-dagger = Dagger
name-artwork-spindle = Spindle
name-artwork-chest = Chest
name-artwork-hourglass = Hourglass
name-artwork-tapestry = Tapestry
name-artwork-vase = Vase
name-artwork-windmill = Windmill
name-artwork-buddha = Buddha
name-artwork-chandelier = Chandelier
name-artwork-armour = Armour
name-artwork-rosewindow = Rose window
name-artwork-guardian = Guardian
name-artwork-deathmask = Death mask
name-artwork-longship = Longship
name-artwork-clock = Clock
name-artwork-sarcophagus = Sarcophagus

name-artisan-goldlover = Gold Lover
name-artisan-sculptor = Sculptor
name-artisan-versatile = All-rounder
name-artisan-specialist = Specialist
name-artisan-nightworker = Night Worker
name-artisan-perfectionist = Perfectionist
name-artisan-collector = Collector
name-artisan-opportunist = Opportunist
name-artisan-farsighted = Planner

name-stage-dealing = Dealing
name-stage-filling = Set-up
name-stage-choosing = Choosing artisans
name-stage-reserving = Start of the round
name-stage-trading = Market
name-stage-developing = Development
name-stage-finishing = Last artworks
name-stage-finished = Game over

name-question-nothing = nothing more
name-question-deal = deal a card
name-question-lay = lay a card in the market
name-question-reveal = reveal an artwork
name-question-choose = choose an artisan
name-question-reserve = reserve an artwork, or skip
name-question-turn = craft an artwork, go to the market or take the token
name-question-last = take your last turn, or pass
name-question-night = go to the market, or pass
name-question-second = go to the market a second time, or pass
name-question-develop = develop a material, or skip
name-question-final = craft one last artwork, or pass

## Parts of sentences

phrase-material = { $material }
phrase-the-material = { $material }
phrase-of-material = { $material }
phrase-given = { $given }
phrase-taken = { $taken }
phrase-artwork = { $artwork_id ->
    [fan] the fan
    [lamp] the lamp
    [necklace] the necklace
    [sundial] the sundial
    [doll] the doll
    [lantern] the lantern
    [mask] the mask
    [fountain] the fountain
    [dagger] the dagger
    [spindle] the spindle
    [chest] the chest
    [hourglass] the hourglass
    [tapestry] the tapestry
    [vase] the vase
    [windmill] the windmill
    [buddha] the Buddha
    [chandelier] the chandelier
    [armour] the armour
    [rosewindow] the rose window
    [guardian] the guardian
    [deathmask] the death mask
    [longship] the longship
    [clock] the clock
   *[sarcophagus] the sarcophagus
}
phrase-artwork-object = { phrase-artwork }
phrase-artisan = { $artisan_id ->
    [goldlover] the Gold Lover
    [sculptor] the Sculptor
    [versatile] the All-rounder
    [specialist] the Specialist
    [nightworker] the Night Worker
    [perfectionist] the Perfectionist
    [collector] the Collector
    [opportunist] the Opportunist
   *[farsighted] the Planner
}
phrase-with-cards = { $count ->
    [one] with one card
   *[other] with { $count } cards
}

## What the artisans do

effect-goldlover = 4 extra points for each of your artworks that needs gold
effect-sculptor = 3 extra points for each of your artworks that needs wood, stone or both
effect-versatile = 2 extra points for each different material your artworks need
effect-specialist = 5 extra points for each material you develop to level 4
effect-nightworker = after crafting an artwork, you may also go to the market in the same turn
effect-perfectionist = from level 2 on, you may lay one card more than the level before has
effect-collector = 2 extra points for each of your artworks
effect-opportunist = when someone else takes the token, you have two market actions in your last turn instead of one
effect-farsighted = at the start of a round you may reserve an artwork of the row, one at a time; not crafted by the end, it costs you its points
phrase-effect = { $artisan_id ->
    [goldlover] { effect-goldlover }
    [sculptor] { effect-sculptor }
    [versatile] { effect-versatile }
    [specialist] { effect-specialist }
    [nightworker] { effect-nightworker }
    [perfectionist] { effect-perfectionist }
    [collector] { effect-collector }
    [opportunist] { effect-opportunist }
   *[farsighted] { effect-farsighted }
}

## What is asked of you

ask-choose = You choose an artisan.
ask-reserve = You can { $choices }.
ask-turn = You can { $choices }.
ask-turn-token = You can only take the token.
ask-last = You have one last turn: { $choices }.
ask-night = You can still { $choices }.
ask-second = You have one more action: { $choices }.
ask-develop = You can { $choices }.
ask-develop-rest = You have nothing to develop: go on.
ask-final = You can still { $choices }.
ask-final-pass = You cannot craft another artwork: pass.

# What can be done, in a list.
do-reserve = reserve an artwork
do-skip = skip it
do-craft = craft an artwork
do-take = take a card
do-swap = swap a card
do-token = take the token
do-pass = pass
do-develop = develop one material
do-rest = skip it

# Of a move that is half made.
half-swap = { $material_id ->
    [none] You take the card at place { $place }: choose what you lay down.
   *[other] You lay down { $material }: choose the card you want.
}
half-develop = { $material_id ->
    [none] You lay { $number } of a kind: choose which.
   *[other] You develop { $material }: choose how many cards.
}

## What chance does

wait-deal = The cards are being dealt.
wait-lay = A card comes to the market.
wait-reveal = An artwork is revealed.

## The story

story-dealt = { $material_id ->
    [none] { phrase-did } drew a card.
   *[other] { phrase-did } drew { phrase-material }.
}
story-laid = At place { $place } of the market: { phrase-material }.
phrase-then = { $next_count ->
    [0] { "" }
   *[other] ; next: { $next }
}
story-revealed = New in the row: { $works }{ phrase-then }.
story-previewed = Next: { phrase-artwork }.
story-moved-up = New in the row: { $works }{ phrase-then }.
story-chose = { phrase-did } chose { phrase-artisan }.
story-round = { $seat_who ->
    [you] Round { $round }: you start.
   *[other] Round { $round }: { $seat } starts.
}
story-deck-changed = Deck 2 comes into play; what is left of deck 1 is out of the game.
story-refilled = The pile was empty: the discarded cards were shuffled.
story-reserved = { phrase-did } reserved { phrase-artwork-object }.
story-skipped = { phrase-did } reserved nothing.
story-crafted = { phrase-did } crafted { phrase-artwork-object }.
story-took = { phrase-did } took { $materials } from the market.
story-swapped = { phrase-did } swapped { phrase-given } for { phrase-taken } at the market.
story-token = { phrase-did } took the token: one last turn for everyone else.
story-passed = { phrase-did } passed.
story-closed = { $count ->
    [0] The market closed with no cards left.
    [one] The market closed; one card was discarded.
   *[other] The market closed; { $count } cards were discarded.
}
story-developed = { phrase-did } developed { phrase-the-material } to level { $level } { phrase-with-cards }.
story-rested = { phrase-did } developed nothing.
story-finished = The game is over: now the points count.

## Why not

reason-not-asked = { $question_id ->
    [nothing] The game is over
   *[other] First: { $question }
}
reason-not-in-pile = There is no { phrase-of-material } left in the pile
reason-not-in-deck = The deck has no more artworks worth as much as { phrase-artwork-object }
reason-seen-before = This artwork has already been revealed: { phrase-artwork }
reason-artisan-chosen = Somebody has already chosen { phrase-artisan }
reason-not-in-row = This artwork is not in the row: { phrase-artwork }
reason-only-token =
    Everyone has had { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }: now you have to take the token
reason-too-early = Nobody can craft before round 3
reason-not-first-turn = You can craft only before you do anything else in a round, and you have already acted
reason-preview = You can’t craft { phrase-artwork-object } yet: it is only the preview
reason-reserved-by-other = Somebody else has reserved { phrase-artwork-object }
reason-level-missing = Your materials are not developed far enough for { phrase-artwork-object }
reason-one-artwork = You can craft only one artwork per round, and you have already crafted yours
reason-hand-full = You have six cards in hand: swap one of them for this card
reason-empty-place = There is no card at place { $place } of the market
reason-hand-not-full = You have fewer than six cards in hand: simply take the card
reason-not-in-hand = You don’t have enough { phrase-of-material } in hand
reason-same-material = Place { $place } already has { $material }: swap it for a different material
reason-neighbour = There is already { $material } next to place { $place }
reason-token-taken = The token has already been taken
reason-may-not-pass = You can’t pass while the token is in the market. If nothing else is possible, take it
reason-top-level = You have already developed { $material } to level 4, the highest
reason-too-many = You can’t lay { $number } cards of { phrase-of-material }: the level before has too few

## The moves

move-deal = Deal { $material }
move-market = Lay { $material } in the market
move-reveal = Reveal { phrase-artwork-object }
move-choose = { $artisan }: { phrase-effect }
move-reserve = Reserve { phrase-artwork-object }
move-skip = Reserve nothing
move-craft = Craft { phrase-artwork-object }
move-take = Take the card at place { $place } of the market
move-swap = Swap { phrase-material } for the card at place { $place } of the market
move-token = Take the first-player token: everyone else has one last turn, then the market closes; you start the next round
move-pass = Pass
move-develop = { $number ->
    [one] Develop { phrase-the-material } with one card
   *[other] Develop { phrase-the-material } with { $number } cards
}
move-rest = Develop nothing

## The board

ui-round-of = Round { $round } of { $last }
ui-market = Market
ui-artworks = Artworks
ui-next = preview
ui-token = token
ui-token-closes = closes the market
ui-has-token = has the token
ui-unseen = unseen
ui-discard = discarded
ui-deck = Deck { $number }
ui-pile = Pile
ui-your-hand = Your hand
ui-reserved = reserved
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-from-materials = materials
ui-from-artworks = artworks
ui-from-artisan = artisan
ui-from-reserved = reserved
ui-artisan-goldlover = +4 per artwork with gold
ui-artisan-sculptor = +3 per wood/stone artwork
ui-artisan-versatile = +2 per material needed
ui-artisan-specialist = +5 per material at IV
ui-artisan-nightworker = crafts and goes to market
ui-artisan-perfectionist = lays one extra card
ui-artisan-collector = +2 per artwork
ui-artisan-opportunist = last turn: two actions
ui-artisan-farsighted = reserves an artwork
ui-sign-asked = level II needed, I reached
ui-sign-able = seat 2 has the levels
ui-sign-most = room for three cards here
ui-sign-hidden = a hidden card
ui-sign-token = first-player token: ends the market

## The balance report

ui-balance-artisans = Artisans
ui-balance-artisans-note = How often each artisan won when somebody chose it, and with how many points. Artisans that the bots never chose have no figures.
ui-balance-values = Artworks by value
ui-balance-values-note = How many artworks of each value were crafted, and how many points they scored.
ui-balance-artworks = Artworks
ui-balance-artworks-note = In how many games each artwork was crafted, and how often the seat that crafted it won.
ui-balance-materials = Materials
ui-balance-materials-note = The points a seat got from the cards of each material.
ui-balance-column-own = Points from the artisan

## What a seat has, compared

look-artisans = Look at the artisans: whose talent fits what you can already see?
look-row = Look at the artworks: which of them can you afford, now or soon?
look-market = Look at the market: which card goes with what you already have?
look-hand = Look at your hand: of which material do you have enough?
measure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
measure-artworks = { $count ->
    [one] { $count } artwork
   *[other] { $count } artworks
}
measure-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
measure-cards = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}

## The final table

ui-final-score = Points
ui-final-materials = Developed materials
ui-final-artworks = Artworks
ui-final-artisan = Artisan
ui-final-reserved = Reserved, not crafted
ui-tie-artworks = Artworks crafted
ui-tie-artworks-why = Equal points: more artworks decide (§8.2).
ui-tie-cards = Cards in the workshop
ui-tie-cards-why = Equal points and artworks: more cards in the workshop decide (§8.2).
