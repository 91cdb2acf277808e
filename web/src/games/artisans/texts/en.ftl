### Artisans in the browser.

web-artisans-neighbours = never next to the same material
web-artisans-laid-by = laid by { $seat }
web-artisans-place = Place { $place }: { $material }
web-artisans-empty = Place { $place } is empty
web-artisans-token = Token
web-artisans-token-closes = Closes the market: everyone else has one last turn. You start the next round.
web-go-token = Take the token
web-artisans-holds = { $seat } holds the token
web-artisans-have = you have level { $has } of { $level }
web-artisans-next = preview
web-artisans-preview = not in the row yet
web-artisans-can-craft = you can craft it
web-artisans-can-reserve = you can reserve it
web-artisans-levels-there = you have the levels
web-artisans-lacks = { $count ->
    [one] one level to go
   *[other] { $count } levels to go
}
web-artisans-able = Have the levels: { $seats }
web-artisans-row = only on your first turn of a round
web-artisans-row-reserve = you may reserve one now
web-artisans-gap = filled in the next round
web-artisans-no-preview = no artworks left
web-artisans-piles = Piles
web-artisans-materials-left = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
web-artisans-artworks-left = { $count ->
    [one] { $count } artwork in deck { $deck }
   *[other] { $count } artworks in deck { $deck }
}
web-artisans-of-value = { $count } worth { $value }
web-artisans-choosing = one for each player, for the whole game
web-artisans-no-artwork = no artwork yet
web-artisans-wanted = Needed for: { $artworks }
web-artisans-how-many = { $material } to level { $level }:
web-artisans-now = points now
web-artisans-workshop = Your workshop
web-artisans-counts = each card scores its level
web-artisans-workshop-of = Workshop of { $seat }
web-artisans-reckoning = Where the points come from
web-artisans-from-materials = Workshop
web-artisans-from-artworks = Artworks
web-artisans-from-artisan = Artisan
web-artisans-from-reserved = Not crafted
web-artisans-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-artisans-cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-artisans-hand = hand
web-artisans-unknown = a card you have not seen
web-artisans-no-cards = empty

### On the wall, among the options, and around every table of it.

web-tagline-artisans = Trade materials, master them level by level, and craft lamps, masks and longships.
web-poster-artisans = An anvil under gold, with glass and thread beside it
web-meta-artisans = twelve rounds
replay-plot-artisans = Points over the game
gain-artisans-points = { $change } points
gain-artisans-cards = { $change } cards in hand
web-artisans-lacks-of = { $count ->
    [0] { $seat } has every level for it
    [one] { $seat } lacks one level
   *[other] { $seat } lacks { $count } levels
}
