### What all games share: lists, errors, and the words around the table.
### A slot of an event or a move comes twice: $site is what people read, $site_id what it is, to select on.

list-and = { $first } and { $last }
name-seat = Seat { $number }

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

## Setting up

error-unknown-game = There is no game called “{ $name }”. There are: { $allowed }.
error-broken-game = The game “{ $name }” of the package { $package } cannot be loaded: { $problem }
error-no-balance = There is no balance report of “{ $game }”: the game does not say what to look at.
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
error-edition-size = An edition has at most { $allowed } characters; this one has more.
error-edition-nested = Keys and lists stand too deep in each other in this edition. A figure is a table with value, mark and source.
error-edition-values = An edition has at most { $allowed } keys and values; this one has more.
error-edition-word = A key or a number in an edition has at most { $allowed } characters; this edition has a longer one.
error-figure-missing = The figure “{ $key }” is missing.
error-figure-unknown = Nobody knows the figure “{ $key }”. Known are: { $allowed }.
error-figure-shape = The figure “{ $key }” needs a table with value, mark and source.
error-figure-mark = The mark of “{ $key }” cannot be “{ $value }”. It can be: { $allowed }.
error-figure-source = The figure “{ $key }” does not say where it comes from: its source is missing.
error-figure-part = The figure “{ $key }” has a part “{ $found }” that nobody knows. Its parts are: { $allowed }.
error-figure-length = The figure “{ $key }” needs a list of exactly { $length } values, not { $value }.
error-figure-lengths = The figure “{ $key }” needs a list of { $low } to { $high } values, not { $value }.
error-figure-total = The figures { $keys } need { $total } rows together, not { $found }.
error-figure-word = “{ $value }” is no word for the figure “{ $key }”. There are: { $allowed }.
error-figure-range = The figure “{ $key }” lies between { $low } and { $high }; “{ $value }” does not.

## Records

error-in-line = Line { NUMBER($line, useGrouping: 0) }: { $error }
error-in-file = { $file }: { $error }
error-unreadable-file = The record cannot be read ({ $problem }).
error-unwritable-file = The record cannot be written ({ $problem }).
error-not-text = The file is not plain text in UTF-8.
error-record-size = A record has at most { $allowed } bytes; this one has more.
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
error-bad-fairness = What is noted about chance cannot be read.
error-unfair-outcome = “{ $move }” does not follow from the key: chance should have said “{ $expected }”.
error-wrong-commitment = The key is not the one that was promised: { $expected } was shown before the game, and this key gives { $found }.
error-wrong-seal = The secret of seat { $seat } does not fit its seal.
error-not-finished = The game is not finished.

## At the web table

error-across-chance = After the moves before it, chance comes first: “{ $move }” has to wait.
error-already-begun = The game has begun already.
error-bad-message = The server does not understand this message ({ $problem }).
error-bad-name = “{ $name }” cannot be a name here: it takes 1 to 40 characters on one line, all of them visible.
error-bad-request = The server does not understand this request ({ $problem }).
error-bots-count = The table has { $expected } seats, but bots are named for { $found }.
error-busy = Too much happens at this table at once. Please try again.
error-by-invitation = You need an invitation to sit down here.
error-hello-again = This connection has introduced itself already.
error-invitation-used = Somebody has already sat down with this invitation.
error-known-secret = This secret is in use at this table. Draw another one.
error-many-devices = One seat can be played on { $allowed } devices at most. Renew its link to start over.
error-moves-count = One message holds 1 to { $allowed } moves, not { $found }.
error-not-your-eyes = While the game goes on, everybody sees it with his own eyes only.
error-other-game = This game is { $game } with { $seats } seats; a table that goes on from it is the same.
error-record-or-table = To go on from another game, name a record or a table, one of them, and after how many actions.
error-same-name = Somebody at this table is called “{ $name }” already.
error-similar-name = “{ $name }” could be taken for “{ $like }” at this table. Choose a name that looks different.
error-no-hello = A connection has to introduce itself first.
error-other-rules = The table was played by rules { $found }, and this server knows rules { $expected }.
error-damaged-table = The log of the table is damaged, so the game cannot be replayed.
error-no-such-table = There is no such table.
error-not-asked = It is not your turn.
error-not-away = This seat is played by its person already.
error-not-begun = The game has not begun yet.
error-not-your-seat = Seat { $seat } is not played from here.
error-nothing-asked = Nobody has asked for anything.
error-open-not-asked = This seat has nothing to open now: all seals have to be on the table first.
error-origin = This page may not speak to the server.
error-rematch-made = They play again already, at another table.
error-seal-copied = Somebody at this table has the same seal. Everybody needs a secret of their own.
error-seal-not-asked = This seat does not have to seal anything now.
error-seal-stands = The seal of this seat is on the table already; it cannot be changed.
error-seat-taken = This seat is taken. Free are: { $free }.
error-second-seat = At an open table one address gets { $allowed ->
    [one] one seat
   *[other] { $allowed } seats
}. For another seat, ask for an invitation.
error-seats-free = Seats are still free: { $free }.
error-server-error = Something went wrong on the server. It is not your fault; please try again.
error-store-away = The server cannot reach its tables right now. Nothing that was confirmed is lost; please try again in a moment.
error-spectator = You are only watching.
error-stale = The table has changed meanwhile. Please look again.
error-still-playing = The game is not over yet.
error-table-closed = Whoever runs this server has closed this table.
error-table-full = All seats are taken.
error-text-length = One may say 1 to { $allowed } characters at once, not { $found }.
error-unknown-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it with “wunderkammer serve --allow-host { $host }”.
error-too-many = That was too much at once. Please wait a moment.
error-too-many-connections = There are { $allowed } connections from your address already. Close one, then try again.
error-too-many-connections-here = This server has all the connections it can take ({ $allowed }). Please try again later.
error-too-many-editions = { $allowed } tables an hour may have their own figures. The next one is possible in { $wait } seconds.
error-too-many-events = So much has happened at this table ({ $allowed } events) that only moves are possible now.
error-too-many-forks = { $allowed } tables an hour may go on from another game. The next one is possible in { $wait } seconds.
error-too-many-hints = { $allowed } hints a minute are possible. The next one is ready in { $wait } seconds.
error-too-many-open-tables = { $allowed } tables from your address are open already. Finish or leave one first.
error-too-many-replays = { $allowed } games a minute can be looked at. Please wait { $wait } seconds.
error-too-many-seats = { $allowed } seats an hour can be taken from one address. Please wait { $wait } seconds.
error-too-many-tables = { $allowed } tables an hour can be made from one address. The next one is possible in { $wait } seconds.
error-too-many-tables-here = This server has all the tables it can take ({ $allowed }). Please try again when some games are over.
error-too-many-words = You can say { $allowed } things a minute. Please wait { $wait } seconds.
error-too-many-words-here = So much was said at this table ({ $allowed } words) that the chat is full. The game goes on.
error-undo-away = Somebody who plays here is away, and everybody has to agree to take this back. Ask again when they are back.
error-undo-nothing = There is nothing to take back.
error-which-seat = Several seats are played from here ({ $seats }); the message has to name one.
error-wrong-secret = This secret does not fit the seal of the seat.
error-wrong-token = This link opens no seat at this table, or no longer does.
error-wrong-code = This link to another device was used already, or its time is over. Ask for a new one where you play.

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
ui-score = Score
ui-scores-are = Scores: { $scores }
ui-rank = Rank
ui-ranks = Ranks
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
ui-no-clause = Neither a clause nor a term of these rules: { $clause }.
ui-no-glossary = There is no glossary of “{ $game }”.
ui-no-rulebook = There is no rulebook of “{ $game }”.
ui-position = Position { $ply } of { $last }
ui-record-is-right = Everything in this record is right.
ui-record-unfinished = Everything so far is right; the game is not finished.
ui-taken-back = Taken back.
ui-cannot-take-back = Nothing can be taken back here.

## Hints of `play`

ui-hint-move = Type a move, for example “{ $move }”.
ui-hint-enter = Enter plays the only move: { $move }
ui-hint-tab = Tab completes what you type.
ui-hint-list = “?” lists the moves you have.
ui-hint-why = “why MOVE” says why a move is not possible.
ui-hint-hint = “hint” asks a strong bot what it would play.
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
ui-advice = A bot would think about:
ui-advice-chance = wins { $share } %
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

## The web table of the host

error-unknown-store = There are no stores called “{ $address }”. There are: { $allowed }.
error-store-unusable = The tables cannot be kept here ({ $problem }).
error-store-trouble = { $cause ->
    [full] The disk is full, so nothing can be written where the tables are kept.
    [read-only] The tables can be read but not written where they are kept.
    [busy] Another program keeps the tables busy. Try again in a moment.
    [damaged] The tables are damaged here. “wunderkammer check” says what is whole.
   *[away] The tables cannot be reached.
}
error-file-damaged = { $file } is damaged, or is no file of tables ({ $problem }). “wunderkammer repair --out NEW” saves what is whole into a new folder.
error-served-already = Another Wunderkammer (process { $process }) serves { $folder } already. Stop it, or choose another folder with --data.
error-store-unreachable = The database cannot be reached ({ $problem }). Check the address in --database or DATABASE_URL.
error-database-refused = The database does not let us in ({ $problem }). Check the address in --database or DATABASE_URL.
error-store-too-new = The tables were kept by a newer Wunderkammer (version { $found }; this one knows { $expected }). Use that one.
error-no-tables = There are no tables here. Name their folder with --data.
error-table-exists = There is a table “{ $table }” already.
ui-table-no-such-table = There is no table “{ $table }”.
ui-table-not-begun = At table “{ $table }” no game has begun yet.
ui-table-other-rules = Table “{ $table }” was played by rules { $found }, and this program knows rules { $expected }. Use the Wunderkammer it was played with.
ui-table-damaged-table = The log of table “{ $table }” is damaged, so the game cannot be replayed. A backup may have it whole.
error-copy-exists = The file exists already. Choose another name.
error-copy-failed = The copy cannot be made ({ $problem }).
error-folder-unusable = The folder { $folder } cannot be used ({ $problem }). Choose another one.
error-address-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } is taken, perhaps by a Wunderkammer that is open already. Choose another one with --port, or any free one with --port 0.
error-address-unusable = Nobody can listen at { $host }, port { NUMBER($port, useGrouping: 0) } ({ $problem }). 127.0.0.1 is this machine, 0.0.0.0 the whole network; ports from 1024 on are free to all.
error-bus-unreachable = Valkey or Redis cannot be reached ({ $problem }). Check the address in --bus or BUS_URL.
error-unknown-bus = The address in --bus or BUS_URL begins with one of: { $allowed }.
error-unknown-limit = “{ $text }” is no limit. Possible are { $allowed }.
error-unknown-level = There is no level “{ $name }”. There are: { $allowed }.
error-workers-need-database = { $workers } workers cannot share one file. Name a PostgreSQL database with --database or DATABASE_URL, or let one worker do it.
ui-serve-open = The tables are laid: { $address }
ui-serve-others = For others in your network: { $address }
ui-serve-alone = Only this machine can come in; --host 0.0.0.0 lets others in, too.
ui-serve-kept = Everything is kept in { $file }
ui-serve-end = Ctrl-C ends it; the games go on next time.
ui-serve-closed = Closed. Every move is kept.
ui-serve-ready = Everything can be opened.
ui-serve-no-bus = Without --bus or BUS_URL the workers look for news every two seconds only.
ui-table-wrong-key = The key of table “{ $table }” is not the one that was promised, so its chance cannot be checked.
ui-table-differs = The game of table “{ $table }” comes to another position when it is replayed.
ui-check-file = The file of the tables is damaged: { $problem }
ui-checking = Checking
ui-checked = { $count ->
    [0] There are no tables.
    [one] { $whole ->
        [0] The one table is not whole.
       *[other] The one table is whole.
    }
   *[other] { $whole } of { $count } tables are whole.
}
ui-positions-unreadable = The saved positions cannot be read ({ $problem }).
ui-repair-postgres = These tables are in PostgreSQL, which repairs itself after a crash; for lost data go back to a copy of “pg_dump”.
ui-repair-shortened = Of table “{ $table }” the first { $kept } of { $count } events could be saved.
ui-repair-lost = Table “{ $table }” is lost.
ui-repaired = { $count ->
    [0] No table is
    [one] One whole table is
   *[other] { $count } whole tables are
} in { $file } now. The damaged file is as it was.
ui-export-what = Name the tables, or take all of them with --all.
ui-exported = { $count ->
    [0] No game was written.
    [one] One game was written.
   *[other] { $count } games were written.
}
ui-imported = { $file } is right, and kept as table { $table }
ui-tables-found = { $count ->
    [0] No table.
    [one] One table.
   *[other] { $count } tables.
}
ui-tables-closed = { $count ->
    [0] No table was closed.
    [one] One table was closed.
   *[other] { $count } tables were closed.
}
ui-tables-removed = { $count ->
    [0] No table was removed.
    [one] One table was removed.
   *[other] { $count } tables were removed.
}
ui-tables-forgotten = { $count ->
    [0] Nothing was found at any table.
    [one] Name and words are gone from one table.
   *[other] Name and words are gone from { $count } tables.
}
ui-tables-sure = { $count ->
    [one] One table would be changed for good.
   *[other] Up to { $count } tables would be changed for good.
} Go on?
ui-tables-phase = There is no phase “{ $name }”. There are: { $allowed }.
ui-table-busy = At table “{ $table }” too much happens just now. Please try again.
ui-backed-up = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file } now.
ui-backup-postgres = These tables are in PostgreSQL: “pg_dump” makes a copy of them, also while the server runs.
ui-record-fair = { $count ->
    [one] One outcome
   *[other] All { $count } outcomes
} of chance follow from the key.
ui-record-fair-shown = { $count ->
    [one] One outcome
   *[other] All { $count } outcomes
} of chance follow from the key, and it is the one that was promised before the game.
ui-record-seals = { $count ->
    [0] No seat has sealed a secret: the key was the server’s alone.
    [one] Seat { $seats } has sealed a secret of its own, and it fits its seal.
   *[other] Seats { $seats } have sealed secrets of their own, and all of them fit their seals.
}
ui-record-aborted = { $count ->
    [0] Nothing had to be sealed anew before the first draw.
    [one] Once everything had to be sealed anew before the first draw.
   *[other] { $count } times everything had to be sealed anew before the first draw.
}
ui-record-not-compared = { $kept ->
    [key] Not compared: whether the seals are those that were shown before the game. Give --commitment the fingerprint of the whole promise that your page has kept.
   *[nothing] Not compared: whether key and seals are those that were shown before the game. Give --commitment what your page has kept.
}
ui-record-given = { $count ->
    [one] The first action was
   *[other] The first { $count } actions were
} given: the game went on from another. The key holds for what came after.
ui-no-key = This record does not hold the key of its chance, so there is nothing to compare.

## The lab

error-arena-alone = An arena needs at least two bots.
error-arena-twice = “{ $name }” is named twice; every bot is seated equally often anyway.
error-arena-too-few = { $games ->
    [one] One game is
   *[other] { $games } games are
} too few: with { $bots } bots there must be at least { $bots }, so that each sits in every seat.
error-arena-uneven = { $bots } bots cannot sit in every seat equally often in { $games } games; { $below } or { $above } would do.
error-arena-unreadable = The games cannot be read ({ $problem }).
error-arena-unwritable = The games cannot be written ({ $problem }).
error-arena-not-one = This is no file of an arena; choose another name.
error-arena-other = The games in this file are of another arena: “{ $key }” is { $found } there, not { $expected }.
error-arena-line = This is no game of this arena.
error-program-name = “{ $name }” cannot be the name of a program: it must not be that of a bot that is there already, nor have commas or spaces.
error-program-command = “{ $command }” is no command that could be started as “{ $name }”. Write it as NAME=COMMAND.
error-program-missing = “{ $name }” cannot be started: there is no program “{ $program }”, or it may not be run.
error-program-twice = Two programs are called “{ $name }”.
error-program-unused = “{ $name }” is a program without a seat: name it in --bots, too.
error-forfeit-not-started = It cannot be started ({ $problem }).
error-forfeit-ended = It ended before the game did (exit code { $status }).
error-forfeit-closed = It closed its input or output.
error-forfeit-silent = It did not answer within { $seconds } seconds.
error-forfeit-too-long = Its answer is longer than { $limit } bytes.
error-forfeit-unreadable = Its answer cannot be read: “{ $answer }”.
error-forfeit-no-move = Its answer is no move of this game: “{ $answer }”.
error-forfeit-illegal = Its answer “{ $move }” was not possible ({ $clause }).
error-workers-lost = All workers were lost { $times } times in a row. Is there enough memory?
error-extra-missing = For this the library { $library } is needed: pip install "wunderkammer[{ $extra }]"
error-ray-unreachable = There is no Ray cluster at “{ $address }” ({ $problem }).
error-ray-lost = The Ray cluster has failed ({ $problem }).
ui-arena-found = { $games ->
    [one] One game was
   *[other] { $games } games were
} played before.
ui-arena-continue = The same command goes on from { $file }.
ui-arena-bot = Bot
ui-arena-games = Games
ui-margin = Margin
ui-rating = Rating
ui-forfeits = Forfeits: { $bots }
ui-forfeited = “{ $name }” loses game { $game } in seat { $seat }. { $why }
ui-arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } seats. Seed { $seed }

## The balance report

error-balance-unwritable = The report cannot be written ({ $problem }).
ui-balance-written = The report: { $file }
ui-balance-title = Balance report
ui-balance-summary = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } seats, among bots.
ui-balance-partial = Stopped early: { $games } of { $total } games were played, and only these count here.
ui-balance-bots = Bots
ui-balance-seed = Seed
ui-balance-version = Version
ui-balance-command = This command plays the same games and makes this page again:
ui-balance-about = Every figure stands with the interval that holds the true one in 95 of 100 cases; in the plots it is the thin line on the bar. Among twenty figures one is outside by luck alone, so look for what stands out clearly. Figures show how these bots play: what they never try is not seen, and what goes with winning need not be its cause.
ui-balance-fair = dashed: every seat alike, { $share }
ui-balance-table = Figures as a table
ui-balance-mean = mean { $value }, { $interval }
ui-balance-level = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

ui-balance-seats = Seats
ui-balance-seats-note = Does it matter who begins? Seat 1 is the first player. A shared win counts in parts.
ui-balance-distributions = Scores and length
ui-balance-distributions-note = The scores of all seats, and how long games are.
ui-balance-scores = Score
ui-balance-rounds = Rounds
ui-balance-decisions = Decisions of a game
ui-balance-points = Where points come from
ui-balance-points-note = Of all seats, and of those who won.

ui-balance-column-games = Share of games
ui-balance-column-seats = Share of seats
ui-balance-column-wins = Wins
ui-balance-column-score = Mean score
ui-balance-column-mean = Mean of all seats
ui-balance-column-winners = Mean of winners
ui-balance-column-per-game = Times a game

## The boards of games

ui-is-first = is first player
ui-last-round = last round
ui-hand = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
ui-passed = passed
ui-takes = { $seat } takes: { $things }.
ui-worth = worth

## The marks of the rulebooks: where a rule or a figure comes from.

ui-marks = Where it comes from
ui-mark-legend = { $name }: { $about }
ui-mark-p = printed
ui-mark-p-about = in a rulebook of the game
ui-mark-d = deduced
ui-mark-d-about = from the print or from reviews
ui-mark-r = reconstructed
ui-mark-r-about = printed only on pieces that we have not seen; own the box? Correct it in an edition of your own
ui-mark-o = ours
ui-mark-o-about = the print says nothing about it

## What is known of a game's box.

ui-fact-age = ages { $age } and up
ui-fact-minutes = { $low }–{ $high } minutes
ui-fact-reviewed = { $fact } (by a review)
ui-fact-authors = by { $authors }
ui-fact-publisher = { $publisher } { $year }
