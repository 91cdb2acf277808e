### The glossary of Artisans: what each piece and word is, in one sentence.

## On the table

term-market = market
    .means = Five material cards in a circle, with the first-player token in the middle.
term-place = market place
    .means = One of the five spots of the market; place 5 is next to place 1.
term-token = first-player token
    .means = Take it to close the market: everyone else has one last turn, then you develop first and start the next round.
term-artwork = artwork
    .means = Scores its points once you have crafted it; it needs certain materials at certain levels.
term-row = row
    .means = The face-up artworks that everyone may craft.
term-preview = preview
    .means = The next artwork of the deck, face up for everyone; nobody can craft it yet.
term-deck = deck
    .means = The artworks still to come; in round 7 the harder deck 2 replaces deck 1.
term-pile = materials pile
    .means = The face-down material cards from which each market is laid out.
term-discard = discard
    .means = Material cards left over when a market closes; shuffled into a new pile when the old one is empty.
term-round = round
    .means = One month of the year: a market first, then everyone may develop one material.

## In front of you

term-workshop = workshop
    .means = The materials you have developed, level by level; every card there scores points.
term-level = level
    .means = How far you have developed a material; a card scores as many points as its level.
term-room = room for cards
    .means = How many cards you may lay at the next level: at most as many as the level before has.
term-hand = hand
    .means = Your material cards; cards still in hand at the end score nothing.
term-hidden = hidden card
    .means = A card in someone’s hand that the others have not seen yet.
term-reserved = reserved artwork
    .means = Only the Planner who reserved it can craft it; not crafted by the end, it costs its points.
term-points = points
    .means = What your workshop, your artworks and your artisan would score if the game ended now.

## What you do

term-craft = craft
    .means = Take an artwork whose materials you have developed far enough; your materials stay in your workshop.
term-take = take
    .means = Add a market card to your hand while your hand has room.
term-swap = swap
    .means = With a full hand: lay down one of your cards for a market card, but never next to the same material.
term-develop = develop
    .means = Lay cards of one material from your hand in your workshop, one level higher each time.

## The seven materials

term-material = material
    .means = One of seven: textile, clay, wood, stone, glass, gold or metal.
term-textile = textile
    .means = A material.
term-clay = clay
    .means = A material.
term-wood = wood
    .means = A material; the Sculptor scores extra for artworks that need it.
term-stone = stone
    .means = A material; the Sculptor scores extra for artworks that need it.
term-glass = glass
    .means = A material.
term-gold = gold
    .means = A material; the Gold Lover scores extra for artworks that need it.
term-metal = metal
    .means = A material.

## The nine artisans

term-artisan = artisan
    .means = Your ability for the whole game: extra points at the end, or a rule that bends for you.
term-goldlover = Gold Lover
    .means = Scores extra for each artwork that needs gold.
term-sculptor = Sculptor
    .means = Scores extra for each artwork that needs wood, stone or both.
term-versatile = All-rounder
    .means = Scores extra for each different material their artworks need.
term-specialist = Specialist
    .means = Scores extra for each material developed to level 4.
term-nightworker = Night Worker
    .means = May craft and go to the market in the same turn.
term-perfectionist = Perfectionist
    .means = May lay one card more than the level before has.
term-collector = Collector
    .means = Scores extra for each artwork.
term-opportunist = Opportunist
    .means = Has two market actions in the last turn when someone else took the token.
term-farsighted = Planner
    .means = May reserve an artwork of the row at the start of a round, one at a time.
