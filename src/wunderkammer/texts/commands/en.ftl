### What commands say to whoever runs a server or a laboratory; the page needs none of it.

## The web table of the host

error-unknown-store = There is no kind of store called “{ $address }”. Choose from: { $allowed }.
error-store-unusable = The tables cannot be stored here ({ $problem }).
error-store-trouble = { $cause ->
    [full] The disk with the tables is full, so nothing can be written.
    [read-only] The tables can be read but not written.
    [busy] Another program is using the tables. Try again in a moment.
    [damaged] The tables are damaged. “wunderkammer check” tells you which ones are intact.
   *[away] The tables cannot be reached.
}
error-file-damaged = { $file } is damaged or not a file of tables ({ $problem }). “wunderkammer repair --out NEW” saves what is intact into a new folder.
error-served-already = Another Wunderkammer (process { $process }) is already serving { $folder }. Stop it, or choose another folder with --data.
error-store-unreachable = The database cannot be reached ({ $problem }). Check the address in --database or DATABASE_URL.
error-database-refused = The database refused the connection ({ $problem }). Check the address in --database or DATABASE_URL.
error-store-too-new = A newer Wunderkammer wrote these tables (version { $found }; this one knows { $expected }). Use the newer one.
error-no-tables = There are no tables here. Name their folder with --data.
error-table-exists = There is already a table “{ $table }”.
ui-table-no-such-table = There is no table “{ $table }”.
ui-table-not-begun = The game at table “{ $table }” has not begun yet.
ui-table-other-rules = Table “{ $table }” was played with the rules { $found }; this program knows the rules { $expected }. Use the Wunderkammer it was played with.
ui-table-damaged-table = The log of table “{ $table }” is damaged, so the game cannot be replayed. A backup may have it intact.
error-copy-exists = The file already exists. Choose another name.
error-copy-failed = The copy cannot be made ({ $problem }).
error-folder-unusable = The folder { $folder } cannot be used ({ $problem }). Choose another one.
error-address-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } is in use, perhaps by another Wunderkammer. Choose another port with --port, or any free one with --port 0.
error-address-unusable = The server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) } ({ $problem }). 127.0.0.1 is this machine only, 0.0.0.0 the whole network; ports below 1024 need special rights.
error-bus-unreachable = Valkey or Redis cannot be reached ({ $problem }). Check the address in --bus or BUS_URL.
error-unknown-bus = The address in --bus or BUS_URL has to begin with one of: { $allowed }.
error-unknown-limit = “{ $text }” is not a limit. Choose from: { $allowed }.
error-unknown-level = There is no level “{ $name }”. Choose from: { $allowed }.
ui-unknown-coach = There is no coach called “{ $coach }”. Choose from: { $allowed }.
error-app-missing = There is no page in “{ $folder }”. Build it with `make site`.
error-workers-need-database = { $workers } workers cannot share one file. Give a PostgreSQL database with --database or DATABASE_URL, or use one worker.
ui-serve-open = The tables are ready: { $address }
ui-serve-others = For others in your network: { $address }
ui-serve-alone = Only this machine can connect. To let others in, use --host 0.0.0.0.
ui-serve-kept = Everything is saved in { $file }
ui-serve-end = Press Ctrl-C to stop. All games can be continued next time.
ui-serve-closed = Stopped. Every move is saved.
ui-serve-ready = Everything is ready to serve.
ui-serve-no-bus = Without --bus or BUS_URL the workers check for news only every two seconds.
ui-table-wrong-key = The key of table “{ $table }” is not the one that was promised, so its chance cannot be checked.
ui-table-differs = Replaying the game of table “{ $table }” leads to a different position.
ui-check-file = The file of the tables is damaged: { $problem }
ui-checking = Checking
ui-checked = { $count ->
    [0] There are no tables.
    [one] { $whole ->
        [0] The only table is damaged.
       *[other] The only table is intact.
    }
   *[other] { $whole } of { $count } tables are intact.
}
ui-positions-unreadable = The saved positions cannot be read ({ $problem }).
ui-repair-postgres = These tables are in PostgreSQL, which repairs itself after a crash. If data is lost, restore a copy made with “pg_dump”.
ui-repair-shortened = Table “{ $table }”: the first { $kept } of { $count } events could be saved.
ui-repair-lost = Table “{ $table }” is lost.
ui-repaired = { $count ->
    [0] No intact table was saved to { $file }.
    [one] One intact table was saved to { $file }.
   *[other] { $count } intact tables were saved to { $file }.
} The damaged file is unchanged.
ui-export-what = Name the tables, or choose all of them with --all.
ui-exported = { $count ->
    [0] No games were written.
    [one] One game was written.
   *[other] { $count } games were written.
}
ui-imported = { $file } is correct and is now table { $table }
ui-tables-found = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
}
ui-tables-closed = { $count ->
    [0] No tables were closed.
    [one] One table was closed.
   *[other] { $count } tables were closed.
}
ui-tables-removed = { $count ->
    [0] No tables were removed.
    [one] One table was removed.
   *[other] { $count } tables were removed.
}
ui-tables-forgotten = { $count ->
    [0] Nothing was found at any table.
    [one] The name and the messages were removed from one table.
   *[other] The name and the messages were removed from { $count } tables.
}
ui-tables-sure = { $count ->
    [one] This changes one table for good.
   *[other] This changes up to { $count } tables for good.
} Continue? [y/N]
ui-tables-phase = There is no phase “{ $name }”. Choose from: { $allowed }.
ui-table-busy = Too much is happening at table “{ $table }” right now. Please try again.
ui-backed-up = { $count ->
    [one] One table was
   *[other] { $count } tables were
} copied to { $file }.
ui-backup-postgres = These tables are in PostgreSQL. Use “pg_dump” to copy them, even while the server is running.
ui-record-fair = { $count ->
    [one] The only outcome of chance follows from the key.
   *[other] All { $count } outcomes of chance follow from the key.
}
ui-record-fair-shown = { $count ->
    [one] The only outcome of chance follows from the key, which is the one promised before the game.
   *[other] All { $count } outcomes of chance follow from the key, which is the one promised before the game.
}
ui-record-seals = { $count ->
    [0] No seat sealed a secret: the key came from the server alone.
    [one] Seat { $seats } sealed a secret of its own, and the secret matches the seal.
   *[other] Seats { $seats } sealed secrets of their own, and all of them match their seals.
}
ui-record-aborted = { $count ->
    [0] Sealing worked the first time.
    [one] Sealing had to be repeated once before the first draw.
   *[other] Sealing had to be repeated { $count } times before the first draw.
}
ui-record-not-compared = { $kept ->
    [key] Not compared: whether these are the seals shown before the game. Give --commitment the fingerprint of the whole promise, which your page kept.
   *[nothing] Not compared: whether key and seals are the ones shown before the game. Give --commitment the value that your page kept.
}
ui-record-given = { $count ->
    [one] The first action was
   *[other] The first { $count } actions were
} taken over from another game. The key covers what came after.
ui-no-key = This record does not contain the key of its chance, so there is nothing to compare.

## The lab

error-arena-alone = An arena needs at least two bots.
error-arena-twice = “{ $name }” is named twice. Every bot plays equally often anyway.
error-arena-too-few = { $games ->
    [one] One game is
   *[other] { $games } games are
} too few: { $bots } bots need at least { $bots } games, so that each of them plays in every seat.
error-arena-uneven = { $bots } bots cannot play in every seat equally often in { $games } games. Choose { $below } or { $above } games.
error-arena-unreadable = The games cannot be read ({ $problem }).
error-arena-unwritable = The games cannot be written ({ $problem }).
error-arena-not-one = This is not an arena file. Choose another name.
error-arena-other = The games in this file are from another arena: “{ $key }” is { $found } there, not { $expected }.
error-arena-line = This is not a game of this arena.
error-program-name = “{ $name }” cannot be the name of a program: it must not be the name of a built-in bot, and it must not contain commas or spaces.
error-program-command = “{ $command }” is not a command that can be started as “{ $name }”. Write NAME=COMMAND.
error-program-missing = “{ $name }” cannot be started: there is no program “{ $program }”, or you are not allowed to run it.
error-program-twice = Two programs are called “{ $name }”.
error-program-unused = “{ $name }” does not play: name it in --bots as well.
error-forfeit-not-started = It cannot be started ({ $problem }).
error-forfeit-ended = It stopped before the end of the game (exit code { $status }).
error-forfeit-closed = It closed its input or output.
error-forfeit-silent = It did not answer within { $seconds } seconds.
error-forfeit-too-long = Its answer is longer than { $limit } bytes.
error-forfeit-unreadable = Its answer cannot be read: “{ $answer }”.
error-forfeit-no-move = Its answer is not a move in this game: “{ $answer }”.
error-forfeit-illegal = Its answer “{ $move }” was not possible ({ $clause }).
error-workers-lost = { $times ->
    [1] A worker was lost. Is there enough memory? What was finished is kept: the same command goes on.
   *[other] All workers were lost { $times } times in a row. Is there enough memory?
  }
error-extra-missing = This needs the library { $library }: pip install "wunderkammer[{ $extra }]"
error-ray-unreachable = There is no Ray cluster at “{ $address }” ({ $problem }).
error-ray-lost = The Ray cluster has failed ({ $problem }).
ui-arena-found = { $games ->
    [one] One game was already played.
   *[other] { $games } games were already played.
}
ui-arena-continue = Run the same command again to continue from { $file }.
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

## Training

error-train-no-features = “{ $game }” cannot be trained: the game does not say what a network should look at.
error-train-other-recipe = { $file } belongs to another training. Choose another folder, or the same options as before.
error-train-figure = “{ $figure }” is no figure of a training. Write NAME=NUMBER with one of these: { $allowed }. Layers have a multiple of four units.
ui-train-round = Round { $round } of { $rounds }: { $score } points on average, loss { $loss }
ui-train-gate = Test: { $share } times the fair share against the judge. { $best ->
    [yes] The new weights are the best so far.
   *[no] The weights so far stay the best.
}
ui-train-exam = Last test, { $seats } seats{ $options ->
    [yes] {" "}with options
   *[no] {""}
}, by search: { $share } times the fair share against the judge. { $passed ->
    [yes] The bots will use the network there.
   *[no] The bots will rely on the judge there.
}
ui-train-stopped = Stopped after round { $rounds }. Run the same command again to continue in { $folder }.

## Tuning

error-tune-other-recipe = { $file } belongs to another tuning. Choose another folder, or the same options as before; the figures of the judge must be the same, too.
error-tune-unreadable = { $file } is not what a tuning keeps. Choose another folder.
ui-tune-generation = Generation { $generation } of { $generations }: the best won { $best }, all { $mean } times the fair share; they differ by { $spread } %
ui-tune-figures = Tuned figures: { $figures }
ui-tune-match = Last match, tuned figures among present ones, { $games } games: { $share } times the fair share, { $low } to { $high } with 95 % certainty. { $verdict ->
    [better] They are better.
    [worse] They are worse.
   *[open] Which are better stays open.
}
ui-tune-title = Tuning the judge of { $game }
ui-tune-recipe = Seed { $seed }; { $games } games of each candidate, { $iterations } iterations of each decision.
ui-tune-column-figure = Figure
ui-tune-column-present = Present
ui-tune-column-tuned = Tuned
ui-tune-column-generation = Generation
ui-tune-column-best = Best, times the fair share
ui-tune-column-mean = Mean
ui-tune-column-spread = Spread of the figures
ui-tune-written = The report: { $file }
ui-tune-stopped = Stopped after generation { $generations }. Run the same command again to continue in { $folder }.

## The reliability of stated chances

ui-reliability-tenth = Stated, %
ui-reliability-statements = Statements
ui-reliability-games = Games
ui-reliability-stated = Mean stated
ui-reliability-won = Came about
ui-reliability-difference = Difference
ui-reliability-seats = { $games } games with { $seats } seats, off by { $off } points on average; powers { $powers }, leans { $leans }, least { $least } %
ui-reliability-all = { $games } games in all, off by { $off } points on average. Seed { $seed }

## The ladder

ui-ladder-game = Game
ui-ladder-seats = Seats
ui-ladder-bots = Stronger/weaker
ui-ladder-games = Games
ui-ladder-share = Share of wins
ui-ladder-interval = 95 %
ui-ladder-fair = Fair
ui-ladder-ahead = Rating ahead
ui-ladder-points = Points

## The data set

error-dataset-not-one = This folder holds no data set of ours. Choose another one.
error-dataset-other = The games in this folder are from another data set: “{ $key }” is { $found } there, not { $expected }.
error-dataset-unwritable = The games cannot be written ({ $problem }).
ui-dataset-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $size } MB. The card: { $card }

## The balance report

error-balance-unwritable = The report cannot be written ({ $problem }).
ui-balance-written = The report: { $file }
ui-balance-title = Balance report
ui-balance-summary = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } seats, among bots.
ui-balance-partial = Stopped early: { $games } of { $total } games were played, and only these are counted here.
ui-balance-bots = Bots
ui-balance-seed = Seed
ui-balance-version = Version
ui-balance-command = This command plays the same games and creates this page again:
ui-balance-about = Every figure comes with the interval that contains the true value in 95 of 100 cases; in the plots it is the thin line on the bar. One figure in twenty is outside its interval by luck alone, so look for what stands out clearly. The figures show how these bots play: you cannot see what they never try, and what goes along with winning is not always its cause.
ui-balance-fair = dashed: all seats equal, { $share }
ui-balance-table = Show the figures as a table
ui-balance-mean = mean { $value }, { $interval }
ui-balance-level = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

ui-balance-findings = In short
ui-balance-findings-note = What won clearly more or clearly less often than a seat does on average, the clearest first.
ui-balance-more = Won more often
ui-balance-less = Won less often
ui-balance-nothing-clear = Nothing here won clearly more or less often than a seat does on average.
ui-balance-seats = Seats
ui-balance-seats-note = Does it matter who begins? Seat 1 begins. A shared win counts as a fraction.
ui-balance-distributions = Scores and length
ui-balance-distributions-note = The scores of all seats, and the length of the games.
ui-balance-scores = Score
ui-balance-rounds = Rounds
ui-balance-decisions = Decisions per game
ui-balance-points = Where points come from
ui-balance-points-note = For all seats, and for the winners.

ui-balance-column-games = Share of games
ui-balance-column-seats = Share of seats
ui-balance-column-wins = Wins
ui-balance-column-score = Mean score
ui-balance-column-mean = Mean of all seats
ui-balance-column-winners = Mean of winners
ui-balance-column-per-game = Times per game
