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

name-artisan-goldlover = Gold lover
name-artisan-sculptor = Sculptor
name-artisan-versatile = Versatile
name-artisan-specialist = Specialist
name-artisan-nightworker = Night worker
name-artisan-perfectionist = Perfectionist
name-artisan-collector = Collector
name-artisan-opportunist = Opportunist
name-artisan-farsighted = Far-sighted

name-stage-dealing = Dealing
name-stage-filling = Laying out
name-stage-choosing = Choice of artisans
name-stage-reserving = Start of the round
name-stage-trading = Market
name-stage-developing = Development
name-stage-finishing = Last artworks
name-stage-finished = The end

name-question-nothing = nothing at all
name-question-deal = which card is dealt
name-question-lay = which card comes to the market
name-question-reveal = which artwork is revealed
name-question-choose = which artisan is chosen
name-question-reserve = whether an artwork is reserved
name-question-turn = an artwork, the market or the token
name-question-last = a last turn at the market
name-question-night = the market after crafting
name-question-second = a second time at the market
name-question-develop = which material is developed
name-question-final = one last artwork

## Parts of sentences

phrase-material = { $material }
phrase-the-material = { $material }
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
    [goldlover] the gold lover
    [sculptor] the sculptor
    [versatile] the versatile artisan
    [specialist] the specialist
    [nightworker] the night worker
    [perfectionist] the perfectionist
    [collector] the collector
    [opportunist] the opportunist
   *[farsighted] the far-sighted artisan
}
phrase-with-cards = { $count ->
    [one] with one card
   *[other] with { $count } cards
}

## What the artisans do

effect-goldlover = 4 points for each of your artworks that asks for gold
effect-sculptor = 3 points for each of your artworks that asks for wood or stone
effect-versatile = 2 points for each different material that your artworks ask for
effect-specialist = 5 points for each material that you bring to level 4
effect-nightworker = when you have crafted, you may still go to the market in the same turn
effect-perfectionist = when you develop, you may lay one card more than lie on the level before
effect-collector = 2 points for each of your artworks
effect-opportunist = when somebody else takes the token, you may go to the market twice in your last turn
effect-farsighted = each round you may reserve an artwork, one at a time; uncrafted at the end it costs its points
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

ask-choose = You choose an artisan for your workshop from those that are left.
ask-reserve = You may reserve an artwork of the row for yourself. Or skip.
ask-turn = It is your turn: craft an artwork if you can, go to the market, or take the token.
ask-last = The token is taken and the market is about to close: use your last turn, or pass.
ask-night = You work on into the night: go to the market, take the token if it still lies there, or pass.
ask-second = You seize the opportunity: go to the market a second time, or pass.
ask-develop = You may develop one material with cards from your hand. Or rest.
ask-final = All rounds are over: you may craft one last artwork. Or pass.

## Whom the others wait for

wait-deal = The cards are being dealt.
wait-lay = A card comes to the market.
wait-reveal = An artwork is revealed.
wait-choose = { $seats } chooses an artisan.
wait-reserve = { $seats } may reserve an artwork.
wait-turn = { $seats } crafts an artwork, goes to the market, or takes the token.
wait-last = { $seats } has one last turn before the market closes.
wait-night = { $seats } works on into the night and may still go to the market.
wait-second = { $seats } may go to the market a second time.
wait-develop = { $seats } may develop one material.
wait-final = { $seats } may craft one last artwork.

## The story

story-dealt = { $material_id ->
    [none] { $seat } is dealt a card.
   *[other] { $seat } is dealt { phrase-material }.
}
story-laid = At place { $place } of the market: { phrase-material }.
story-revealed = New in the row: { phrase-artwork }.
story-previewed = Next to come: { phrase-artwork }.
story-moved-up = Into the row moves { phrase-artwork }.
story-chose = { $seat } chooses { phrase-artisan }.
story-round = Round { $round } begins. { $seat } leads.
story-deck-changed = The second deck of artworks comes into play. What is left of the first leaves the game.
story-refilled = The pile is used up: the discard is shuffled and becomes the new one.
story-reserved = { $seat } reserves { phrase-artwork-object }.
story-skipped = { $seat } reserves nothing.
story-crafted = { $seat } crafts { phrase-artwork-object }.
story-took = { $seat } takes { phrase-material } from the market.
story-swapped = { $seat } swaps { phrase-given } for { phrase-taken } at the market.
story-token = { $seat } takes the first-player token: the market is about to close.
story-passed = { $seat } passes.
story-closed = { $count ->
    [0] The market closes with nothing left in it.
    [one] The market closes; one card goes to the discard.
   *[other] The market closes; { $count } cards go to the discard.
}
story-developed = { $seat } develops { phrase-the-material } to level { $level }, { phrase-with-cards }.
story-rested = { $seat } develops nothing.
story-finished = The tools are put away. Now the points count.

## Why not

reason-not-asked = Something else is asked now: { $question }
reason-not-in-pile = The pile does not hold this: { $material }
reason-not-in-deck = The deck holds no more artworks of this value: { phrase-artwork }
reason-seen-before = This artwork has been revealed before: { phrase-artwork }
reason-artisan-chosen = This artisan has been chosen already: { phrase-artisan }
reason-not-in-row = This artwork does not lie in the row: { phrase-artwork }
reason-only-token = Everybody has had ten turns: all that is left to do is take the token
reason-too-early = Nothing is crafted in rounds 1 and 2
reason-not-first-turn = Crafting comes first in a round, and you have acted already
reason-preview = This artwork is only a preview and cannot be crafted yet: { phrase-artwork }
reason-reserved-by-other = Somebody else has reserved this artwork: { phrase-artwork }
reason-level-missing = You have not developed the materials far enough for { phrase-artwork-object }
reason-one-artwork = One artwork a round, and you have crafted yours
reason-hand-full = You have six cards in hand: swap one for this one
reason-empty-place = No card lies at place { $place } of the market
reason-hand-not-full = You have fewer than six cards in hand: just take the card
reason-not-in-hand = You do not have enough of this in hand: { $material }
reason-same-material = At place { $place } of the market lies the same already: { $material }
reason-neighbour = Right beside place { $place } of the market lies the same: { $material }
reason-token-taken = The token has been taken already
reason-may-not-pass = Nobody passes while the token lies there; who can do nothing else takes it
reason-top-level = This material is at level 4 already, the last one: { $material }
reason-too-many = { $number } cards of { $material } are too many: too few lie on the level before

## The moves

move-deal = Dealt: { $material }
move-market = To the market comes { $material }
move-reveal = Revealed: { phrase-artwork }
move-choose = { $artisan }: { phrase-effect }
move-reserve = Reserve { phrase-artwork-object }
move-skip = Reserve nothing
move-craft = Craft { phrase-artwork-object }
move-take = Take the card at place { $place } of the market
move-swap = Swap { phrase-material } for the card at place { $place } of the market
move-token = Take the first-player token
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
ui-next = next
ui-token = token
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
ui-artisan-versatile = +2 per material used
ui-artisan-specialist = +5 per material at IV
ui-artisan-nightworker = crafts and still trades
ui-artisan-perfectionist = lays one card more
ui-artisan-collector = +2 per artwork
ui-artisan-opportunist = last turn: two actions
ui-artisan-farsighted = reserves an artwork
ui-sign-asked = level II asked for, I reached
ui-sign-able = seat 2 has the levels
ui-sign-most = up to three may follow here
ui-sign-hidden = a hidden card
ui-sign-token = first player token

## The balance report

ui-balance-artisans = Artisans
ui-balance-artisans-note = How often each artisan won when somebody chose it, and with how many points. Bots that always choose alike leave the others without figures.
ui-balance-values = Artworks by value
ui-balance-values-note = How many artworks of each value were made, and what they brought.
ui-balance-artworks = Artworks
ui-balance-artworks-note = In how many games each artwork was made, and how often who made it won.
ui-balance-materials = Materials
ui-balance-materials-note = The points that a seat had from the cards of each material.
ui-balance-column-own = Points by the artisan
