### What all games share: lists, errors, and the words around the table.
### A slot of an event or a move comes twice: $site is what people read, $site_id what it is, to select on.

list-and = { $first } and { $last }
name-seat = Seat { $number }

name-game-artefakt = Artefakt
name-game-artifact = Artifact
name-game-artisans = Artisans
name-language-en = English
name-language-fr = French
name-language-de = German

## Refused moves

reason-alone = { $reason }.
reason-with-clause = { $reason } ({ $clause }).
reason-game-over = The game is over
reason-not-your-turn = { $seat } is not asked now

error-illegal-move = “{ $move }” is not possible now. { $reason }
error-unknown-move = “{ $move }” is no move of this game.
error-unknown-action = There is no action number { NUMBER($action, useGrouping: 0) } in this game.
error-bad-action = An action is one whole number, not something of type { $type }.
error-bad-actions = This needs one whole number for each of { $games } games, not an array of shape { $shape } and type { $type }.
error-not-your-turn = Seat { $seat } is not asked now.
error-game-over = The game is over. No more moves are made.
error-stale-move = That question has gone by. Please look again.

## Setting up

error-unknown-game = There is no game called “{ $name }”. There are: { $allowed }.
error-unknown-language = There are no texts in “{ $name }”. There are: { $allowed }.
error-bad-seats = { $seats ->
    [one] One person cannot play { $game } alone; the table seats: { $allowed }.
   *[other] { $seats } people cannot play { $game }; the table seats: { $allowed }.
}
error-no-such-seat = There is no seat { $seat }: the table has { $seats } seats.
error-unknown-option = There is no option “{ $name }”. There are: { $allowed }.
error-bad-option-value = The option “{ $name }” cannot be “{ $value }”. It can be: { $allowed }.

## Editions

error-edition-unreadable = The edition cannot be read ({ $problem }).
error-edition-not-text = The edition is not plain text in UTF-8.
error-edition-not-toml = The edition is not proper TOML ({ $problem }).
error-edition-name = An edition needs a name of letters, digits and underscores; “{ $value }” is none.
error-edition-game = This edition is not made for { $game }.
error-figure-missing = The figure “{ $key }” is missing.
error-figure-unknown = Nobody knows the figure “{ $key }”. Known are: { $allowed }.
error-figure-shape = The figure “{ $key }” needs a table with value, mark and source.
error-figure-mark = The mark of “{ $key }” cannot be “{ $value }”. It can be: { $allowed }.
error-figure-source = The figure “{ $key }” does not say where it comes from: its source is missing.
error-figure-length = The figure “{ $key }” needs a list of exactly { $length } values, not { $value }.
error-figure-word = “{ $value }” is no word for the figure “{ $key }”. There are: { $allowed }.
error-figure-range = The figure “{ $key }” lies between { $low } and { $high }; “{ $value }” does not.

## Records

error-in-line = Line { NUMBER($line, useGrouping: 0) }: { $error }
error-in-file = { $file }: { $error }
error-unreadable-file = The record cannot be read ({ $problem }).
error-unwritable-file = The record cannot be written ({ $problem }).
error-not-text = The file is not plain text in UTF-8.
error-not-a-record = This is no record: its first line has to be “Wunderkammer: 1”.
error-unknown-version = This record is of version “{ $value }”. Known is: { $allowed }.
error-malformed-header = “{ $text }” is no line of a header. One looks like “Key: value”.
error-unknown-key = A header has no key “{ $key }”. There are: { $allowed }.
error-repeated-key = “{ $key }” stands in the header twice.
error-missing-key = “{ $key }” is missing in the header.
error-seat-gap = Seat { $found } follows where seat { $expected } should stand.
error-bad-option-text = “{ $text }” is no option. One looks like “advanced” or “opening=random”.
error-wrong-rules = This record was played by rules “{ $found }”, which are not the rules known here.
error-wrong-edition = This record was played with the edition “{ $found }”, not with “{ $expected }”.
error-malformed-line = “{ $text }” is no line of a record. One looks like “1 collect” or “* roll 3”.
error-hidden-move = “{ $move }” is hidden, so the game cannot be replayed.
error-wrong-seat = Seat { $seat } moves, but asked is seat { $expected }.
error-not-chance = Seat { $seat } moves, but it is up to chance.
error-unexpected-chance = Chance decides, but asked is seat { $expected }.
error-after-the-end = The game is over, so “{ $text }” comes too late.
error-not-over = Scores are given, but the game is not over yet.
error-malformed-scores = “{ $text }” are no scores. They look like “= 4 2 3”.
error-wrong-scores = The scores should be { $expected }, but the record says { $found }.
error-no-such-ply = There is no position { $ply }. The last one is { $last }.

## The end

over-best = { $seats } wins: the finest collection of all.
over-best-you = You win: the finest collection of all.
over-shared = { $seats } share the victory.
over-shared-you = You share the victory with { $seats }.

## Words around the table

ui-game = Game
ui-round = Round { $round }
ui-stage = Stage
ui-question = Question
ui-person = Name
ui-seat = Seat
ui-seats = Seats
ui-you = you
ui-bot = bot
ui-starter = starts
ui-middle = Middle
ui-aside = Set aside
ui-sites = Sites
ui-figures = Figures
ui-fragments = Fragments
ui-cards = Travel cards
ui-known = known to you
ui-open = open
ui-closed = closed
ui-hidden = hidden
ui-score = Score
ui-scores-are = Scores: { $scores }
ui-rank = Rank
ui-ranks = Ranks
ui-winner = Winner
ui-win = Win
ui-wins = Wins
ui-average = Average
ui-option = Option
ui-options = Options
ui-edition = Edition
ui-rules = Rules
ui-yes = yes
ui-no = no
ui-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
ui-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
ui-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
ui-per-second = { $count } per second
ui-seed = Seed { $seed }
ui-thinking = { $seat } is thinking …
ui-saved-to = Saved to { $file }.
ui-continue-with = Continue with: { $command }
ui-goodbye = Goodbye. The lamps stay lit.
ui-welcome = Welcome. Please take a seat.
ui-your-turn = Your move
ui-moves = { $count ->
    [one] You have one move:
   *[other] You have { $count } moves:
}
ui-more-moves = { $count ->
    [one] and one more
   *[other] and { $count } more
}
ui-is-legal = “{ $move }” is possible now.
ui-no-clause = There is no clause { $clause } in these rules.
ui-position = Position { $ply } of { $last }
ui-record-is-right = Everything in this record is right.
ui-record-unfinished = Everything so far is right; the game is not finished.
ui-taken-back = Taken back.
ui-cannot-take-back = Nothing can be taken back here.

## Hints of `play`

ui-hint-move = Type a move, for example “{ $move }”.
ui-hint-tab = Tab completes what you type.
ui-hint-list = “?” lists the moves you have.
ui-hint-why = “why MOVE” says why a move is not possible.
ui-hint-board = “board” shows the table again.
ui-hint-rules = “rules 3.2” opens the rulebook at a clause.
ui-hint-undo = “undo” takes your last move back, as long as nothing new was seen.
ui-hint-quit = “quit” ends the evening; the game is kept.

## The command line

ui-interpreted = The rules run interpreted here, which is slower; “make” compiles them where there is a C compiler.
error-unknown-bot = There is no bot called “{ $name }”. There are: { $allowed }.
ui-bots-count = { $found ->
    [one] One bot is named
   *[other] { $found } bots are named
}, but { $expected ->
    [one] one place is
   *[other] { $expected } places are
} for bots. One name goes for all.
ui-which-game = Which game? There are: { $allowed }.
ui-other-game = { $file } is a game of { $game }.
ui-file-exists = { $file } exists already. Continue it with --continue, or choose another name.
ui-bad-name = Nobody can be called “{ $name }” here: choose another name.
ui-finished = The game in { $file } is finished.
ui-guest = Guest
ui-actions = { $count ->
    [one] One action.
   *[other] { $count } actions.
}
ui-did-you-mean = Did you mean: { $near }?
ui-unknown-move-near = “{ $move }” is no move of this game. Did you mean: { $near }?
ui-undo-nothing = You have not made a move yet.
ui-undo-chance = Chance has spoken since your last move, so it cannot be taken back.
ui-undo-seen = Your last move has brought something hidden to light, so it cannot be taken back.
ui-undo-other = Others have acted since your last move, so it cannot be taken back.
ui-hint-help = “help” explains what else you can type.
ui-hint-save = “save” keeps the game now; it is also kept after every move.
ui-hint-narrow = “? { $beginning }” lists only those that begin so.
ui-only-you = only you see this
ui-fourth = unused
ui-booked = timetable
ui-sign-known = piece 2, known to you
ui-sign-unknown = three, pieces unknown
ui-sign-figure = figure of seat 1:
ui-for-seats = for { $low } to { $high } players
ui-default = default
ui-edition-option = Figures of your own instead of the edition “{ $name }” (“rules --edition” prints it, to copy and correct)
ui-rules-hint = “wunderkammer rules { $game }” opens the rulebook.
ui-simulating = Playing
ui-share = Share
ui-interval = 95% interval
ui-average-rank = Average rank
ui-average-score = Average score
ui-per-game = { $games ->
    [one] One game:
   *[other] { $games } games, on average:
} { $rounds } rounds, { $actions } actions, { $decisions } of them decisions.
ui-speed = { $count } decisions a second.
ui-count = { NUMBER($count) }
ui-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-stopped = Stopped after { $games } of { $total } games.

## The board of Artifact

ui-year-of = year { $round } of { $last }
ui-is-first = is first player
ui-last-round = last round
ui-unused = out of the game
ui-in-deck = { $count } in the deck
ui-ship-now = { $count ->
    [one] ship { $count } card, −{ $cost }
   *[other] ship { $count } cards, −{ $cost }
}
ui-tracks = Markers
ui-here = here
ui-price = price
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
ui-hand = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
ui-shows = shows
ui-laying-out = lays out
ui-passed = passed
ui-free-action = free action
ui-takes = { $seat } takes: { $things }.
ui-shows-all = { $seat } shows: { $things }.
ui-sign-huts = two huts of seat 1
ui-sign-taken = taken by seat 2
ui-sign-hand = two known, one hidden
ui-sign-unseen = three unseen
ui-sign-track = two here, one away
ui-sign-worth = prestige and yearly bonus of a tile
ui-worth = worth

## The board of Artisans

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
