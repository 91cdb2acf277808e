### What all games share: lists, errors, and the words around the table.
### A slot of an event or a move comes twice: $site is what people read, $site_id what it is, to select on.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
name-you = You
name-you-other = you
# Who has done something: the beginning of a line of the log, and the same where nothing was done.
phrase-did = { $seat }
phrase-did-not = { $seat }
wait-you = You are next.
wait-person = Waiting for { $seats }.
wait-bot = { $count ->
    [one] { $seats } is thinking.
   *[other] { $seats } are thinking.
}
name-seat = Seat { $number }

name-language-en = English
name-language-fr = French
name-language-de = German

## Refused moves

reason-alone = { $reason }.
reason-with-clause = { $reason } ({ $clause }).
reason-game-over = The game is over
reason-not-your-turn = It is not { $seat }’s turn

error-illegal-move = “{ $move }” is not possible now. { $reason }
error-unknown-move = “{ $move }” is not a move in this game.
error-unknown-action = This game has no action number { NUMBER($action, useGrouping: 0) }.
error-bad-action = An action is one whole number, not a value of type { $type }.
error-bad-actions = Give one whole number for each of the { $games } games, not an array of shape { $shape } and type { $type }.
error-not-your-turn = It is not seat { $seat }’s turn.
error-game-over = The game is over. No more moves are possible.

## Setting up

error-unknown-game = There is no game called “{ $name }”. Choose from: { $allowed }.
error-broken-game = The game “{ $name }” of the package { $package } cannot be loaded: { $problem }
error-no-balance = There is no balance report for “{ $game }”: the game does not say what to measure.
error-unknown-language = There are no texts in “{ $name }”. Choose from: { $allowed }.
error-bad-seats = { $seats ->
    [one] { $game } cannot be played alone. Possible numbers of players: { $allowed }.
   *[other] { $game } cannot be played by { $seats } people. Possible numbers of players: { $allowed }.
}
error-no-such-seat = There is no seat { $seat }: the table has { $seats } seats.
error-unknown-option = There is no option “{ $name }”. Choose from: { $allowed }.
error-bad-option-value = The option “{ $name }” cannot be “{ $value }”. It can be: { $allowed }.

## Editions

error-edition-unreadable = The edition cannot be read ({ $problem }).
error-edition-not-text = The edition is not plain text in UTF-8.
error-edition-not-toml = The edition is not valid TOML ({ $problem }).
error-edition-name = The name of an edition consists of letters, digits and underscores; “{ $value }” does not.
error-edition-game = This edition is not for { $game }.
error-edition-size = An edition has at most { $allowed } characters; this one has more.
error-edition-nested = Keys or lists are nested too deeply in this edition. A figure is a table with value, mark and source.
error-edition-values = An edition has at most { $allowed } keys and values; this one has more.
error-edition-word = A key or a number in an edition has at most { $allowed } characters; this edition has a longer one.
error-figure-missing = The figure “{ $key }” is missing.
error-figure-unknown = There is no figure “{ $key }”. Known figures: { $allowed }.
error-figure-shape = The figure “{ $key }” needs a table with value, mark and source.
error-figure-mark = The mark of “{ $key }” cannot be “{ $value }”. It can be: { $allowed }.
error-figure-source = The figure “{ $key }” does not say where it comes from: its source is missing.
error-figure-part = The figure “{ $key }” has an unknown part “{ $found }”. Its parts are: { $allowed }.
error-figure-length = The figure “{ $key }” needs a list of exactly { $length } values, not { $value }.
error-figure-lengths = The figure “{ $key }” needs a list of { $low } to { $high } values, not { $value }.
error-figure-total = The figures { $keys } need { $total } rows together, not { $found }.
error-figure-word = “{ $value }” is not possible for the figure “{ $key }”. Choose from: { $allowed }.
error-figure-range = The figure “{ $key }” has to be between { $low } and { $high }, not “{ $value }”.

## Records

error-in-line = Line { NUMBER($line, useGrouping: 0) }: { $error }
error-in-file = { $file }: { $error }
error-unreadable-file = The record cannot be read ({ $problem }).
error-unwritable-file = The record cannot be written ({ $problem }).
error-not-text = The file is not plain text in UTF-8.
error-record-size = A record has at most { $allowed } bytes; this one has more.
error-not-a-record = This is not a record: its first line has to be “Wunderkammer: 1”.
error-unknown-version = This record has version “{ $value }”. Known versions: { $allowed }.
error-malformed-header = “{ $text }” is not a header line. A header line looks like “Key: value”.
error-unknown-key = The header has no key “{ $key }”. Known keys: { $allowed }.
error-repeated-key = “{ $key }” appears twice in the header.
error-missing-key = “{ $key }” is missing from the header.
error-seat-gap = Seat { $found } appears where seat { $expected } should be.
error-bad-option-text = “{ $text }” is not an option. An option looks like “advanced” or “opening=random”.
error-wrong-rules = This record was played with the rules “{ $found }”, which this program does not know.
error-wrong-edition = This record was played with the edition “{ $found }”, not with “{ $expected }”.
error-malformed-line = “{ $text }” is not a line of a record. A line looks like “1 collect” or “* roll 3”.
error-hidden-move = “{ $move }” is hidden, so the game cannot be replayed.
error-wrong-seat = Seat { $seat } moves, but it is seat { $expected }’s turn.
error-not-chance = Seat { $seat } moves, but chance comes next.
error-unexpected-chance = Chance decides, but it is seat { $expected }’s turn.
error-after-the-end = The game is already over, so “{ $text }” cannot follow.
error-not-over = Scores are given, but the game is not over yet.
error-analysis-unfinished = The game in this record is not over yet: only a finished game can be analysed.
error-malformed-scores = “{ $text }” is not a line of scores. Scores look like “= 4 2 3”.
error-wrong-scores = The scores should be { $expected }, but the record says { $found }.
error-no-such-ply = There is no position { $ply }. The last one is { $last }.
error-bad-fairness = The notes about chance in this record cannot be read.
error-unfair-outcome = “{ $move }” does not follow from the key: the outcome should have been “{ $expected }”.
error-wrong-commitment = This is not the key that was promised: { $expected } was shown before the game, but this key gives { $found }.
error-wrong-seal = The secret of seat { $seat } does not match its seal.
error-not-finished = The game is not finished.

## At the web table

error-across-chance = After the moves before it, chance comes first, so “{ $move }” has to wait.
error-already-begun = The game has already begun.
error-bad-message = The server does not understand this message ({ $problem }).
error-bad-name = “{ $name }” cannot be used as a name: names have 1 to 40 visible characters on one line.
error-bad-request = The server does not understand this request ({ $problem }).
error-bots-count = The table has { $expected } seats, but bots are named for { $found }.
error-busy = Too much is happening at this table right now. Please try again.
error-by-invitation = You need an invitation to sit down here.
error-hello-again = This connection has already introduced itself.
error-invitation-used = Somebody has already sat down with this invitation.
error-known-secret = This secret is already in use at this table. Draw another one.
error-many-devices = One seat can be played on { $allowed } devices at most. Renew its link to start over.
error-moves-count = A message holds 1 to { $allowed } moves, not { $found }.
error-not-your-eyes = While the game is running, everyone sees only their own view.
error-other-game = This game is { $game } with { $seats } seats; a table that continues it has to be the same.
error-record-or-table = To continue another game, name either a record or a table, and the number of actions after which to continue.
error-same-name = Somebody at this table is already called “{ $name }”.
error-similar-name = “{ $name }” looks too much like “{ $like }” at this table. Choose a different name.
error-no-bot-there = No bot sits there.
error-no-hello = A connection has to introduce itself first.
error-other-protocol = The page and the server are of different versions ({ $found } and { $expected }). Reload the page.
error-other-rules = This table was played with the rules { $found }; this server knows the rules { $expected }.
error-damaged-table = The log of the table is damaged, so the game cannot be replayed.
error-no-such-table = This table does not exist.
error-no-coach = Other people play here: there is a coach only at a table for practice.
error-not-asked = It is not your turn.
error-not-away = The person of this seat is already playing it.
error-not-begun = The game has not begun yet.
error-not-the-maker = Only whoever made this table can change it.
error-not-your-seat = Seat { $seat } is not played from here.
error-nothing-asked = There is no request to answer.
error-open-not-asked = This seat has nothing to open now: all seals have to be on the table first.
error-origin = This page is not allowed to talk to the server.
error-rematch-made = The others are already playing again at another table.
error-seal-copied = Somebody at this table has the same seal. Everyone needs a secret of their own.
error-seal-not-asked = This seat has nothing to seal now.
error-seal-stands = The seal of this seat is already on the table and can no longer be changed.
error-seat-taken = This seat is taken. Free seats: { $free }.
error-seat-stays = Seat { $seat } cannot be changed: somebody sits there, or everyone had to seal again because of it.
error-second-seat = At an open table, each address can take { $allowed ->
    [one] one seat
   *[other] { $allowed } seats
}. For another seat, ask for an invitation.
error-seats-free = Some seats are still free: { $free }.
error-server-error = Something went wrong on the server. It is not your fault. Please try again.
error-store-away = The server cannot reach its tables right now. Nothing confirmed is lost. Please try again in a moment.
error-not-a-spectator = You have a seat at this table: use its chat.
error-spectator = You are only watching.
error-lesson = Legal, but the lesson means another move now.
error-no-such-lesson = There is no lesson { $lesson } of this game.
error-lesson-settings = A lesson has its own table for { $seats }: nothing else can be chosen.
error-exercises-other = { $file } is of another game or another seed.
error-no-such-exercise = There is no exercise { $number } of { $game }: it has { $count }.
error-in-lesson = Not during a lesson.
error-no-lesson = Only during a lesson.
error-lesson-over = The lesson is over. Play on at a table of your own.
error-stale = The table has changed in the meantime. Please look again.
error-still-playing = The game is not over yet.
error-others-play = Other people play at this table: only they may know what is hidden there. When the game is over, its record can be taken along.
error-analysis-failed = The analysis of this game has failed. Try it again.
error-table-closed = The people who run this server have closed this table.
error-table-full = All seats are taken.
error-text-length = A message can have 1 to { $allowed } characters, not { $found }.
error-unknown-host = This server does not answer to the name “{ $host }”. The people who run it can allow it with “wunderkammer serve --allow-host { $host }”.
error-too-many = That was too much at once. Please wait a moment.
error-too-many-connections = Your address already has { $allowed } connections. Close one, then try again.
error-too-many-connections-here = This server has no free connections left ({ $allowed } at most). Please try again later.
error-too-many-editions = Only { $allowed } tables an hour can have figures of their own. The next one is possible in { $wait } seconds.
error-too-many-events = There have been so many events at this table ({ $allowed }) that only moves are possible now.
error-too-many-forks = Only { $allowed } tables an hour can continue another game. The next one is possible in { $wait } seconds.
error-too-many-hints = You can ask for { $allowed } hints a minute. The next one is possible in { $wait } seconds.
error-too-many-open-tables = Your address already has { $allowed } open tables. Finish or leave one first.
error-too-many-replays = You can open { $allowed } replays a minute. Please wait { $wait } seconds.
error-too-many-seats = One address can take { $allowed } seats an hour. Please wait { $wait } seconds.
error-too-many-tables = One address can open { $allowed } tables an hour. The next one is possible in { $wait } seconds.
error-too-many-tables-here = This server has no room for more tables ({ $allowed } at most). Please try again when some games are over.
error-too-many-words = You can send { $allowed } messages a minute. Please wait { $wait } seconds.
error-too-many-words-here = The chat of this table is full ({ $allowed } messages). You can still play.
error-undo-away = Somebody at the table is away, and everyone has to agree to this undo. Ask again when they are back.
error-undo-nothing = There is nothing to undo.
error-undo-revealed = Something was drawn or revealed since your last decision. You can only undo it as practice.
error-which-seat = Several seats are played from here ({ $seats }), so the message has to name one.
error-wrong-secret = This secret does not match the seal of the seat.
error-wrong-token = This link does not open a seat at this table, or no longer does.
error-wrong-code = This link for another device has been used or has expired. Get a new one where you play.

## The end

over-best = { $seats } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-best-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
}.
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
ui-thinking = { $seat } is thinking…
ui-saved-to = Saved to { $file }.
ui-continue-with = Continue with: { $command }
ui-goodbye = Goodbye. The lamps stay lit.
ui-welcome = Welcome. Please take a seat.
ui-your-turn = Your turn
ui-moves = { $count ->
    [one] You have one move:
   *[other] You have { $count } moves:
}
ui-more-moves = { $count ->
    [one] and one more
   *[other] and { $count } more
}
ui-is-legal = “{ $move }” is possible now.
ui-no-clause = There is no rule { $clause } in this rulebook.
ui-no-glossary = There is no glossary of “{ $game }”.
ui-no-rulebook = There is no rulebook for “{ $game }”.
ui-position = Position { $ply } of { $last }
ui-record-is-right = Everything in this record is correct.
ui-record-unfinished = Everything so far is correct; the game is not finished.
ui-record-practice = Practice: moves could be undone here after something had been revealed.
ui-taken-back = Undone.
ui-taken-back-practice = Undone. This game is practice from now on; what chance drew stays as it was drawn.
ui-cannot-take-back = Nothing can be undone here.

## Hints of `play`

ui-hint-move = Type a move, for example “{ $move }”.
ui-hint-enter = Press Enter for the only possible move: { $move }
ui-evident = Nothing to choose here: { $move } – done for you.
ui-hint-tab = Tab completes what you type.
ui-hint-list = “?” lists your moves.
ui-hint-why = “why MOVE” tells you why a move is not possible.
ui-hint-hint = “hint” asks the coach where to look; again: which move; a third time: why.
ui-hint-coach = “coach off|gentle|strict” says how much the coach has to say; “coach” alone tells you how it is.
ui-hint-board = “board” shows the table again.
ui-hint-rules = “rules 3.2” opens the rulebook at that rule.
ui-hint-undo = “undo” undoes your last decision, even if bots have moved since, as long as nothing new was revealed.
ui-hint-quit = “quit” ends the session; the game is saved.

## The command line

ui-interpreted = The rules run interpreted here, which is slower. Once there is a C compiler, “make play” compiles them in a clone; elsewhere, install again with “pip install --no-cache-dir”.
error-unknown-bot = There is no bot called “{ $name }”. Choose from: { $allowed }.
error-unknown-style = A bot can have a style ({ $styles }) or a name ({ $allowed }), but not “{ $name }”.
ui-bots-count = { $found ->
    [one] You named one bot
   *[other] You named { $found } bots
}, but there { $expected ->
    [one] is one seat
   *[other] are { $expected } seats
} for bots. A single name counts for all of them.
ui-lesson-facts = Guided game in { $steps } steps, about { $minutes } minutes
ui-lesson-prepared = A guided game: luck is prepared, and { $rivals } { $count ->
    [one] follows
   *[other] follow
} a script.
ui-lesson-step = { $number } of { $steps }
ui-lesson-enter = Enter goes on, “{ $back }” goes one step back, “quit” keeps your place.
ui-lesson-move = Type your move. “?” lists all moves, “{ $show }” names the one that is meant, “{ $back }” goes one step back.
ui-lesson-type = Type: { $move } ({ $meaning })
ui-lesson-begun = So far so good. Go on with: { $moves }
ui-lesson-help = Not sure? Type “{ $show }”.
ui-lesson-first = This is the first step.
ui-lesson-resumed = Going on with the lesson in { $file }. --new begins again.
ui-lesson-left = Your place is kept. Go on with: { $command }
ui-lesson-then-on = Enter: play on from here, against bots. “{ $new }”: a new game. “quit”: that is all for today.
ui-lesson-then-new = Enter: a real game against bots. “quit”: that is all for today.
ui-no-lesson = { $game } has no lesson. Choose from: { $allowed }.
ui-other-lesson = { $file } is not a lesson that can be continued. Choose another file with --save, or begin again with --new.
ui-which-game = Which game? Choose from: { $allowed }.
ui-other-game = { $file } is a game of { $game }.
ui-file-exists = { $file } already exists. Continue it with --continue, or choose another name.
ui-bad-name = “{ $name }” cannot be used as a name here. Choose another one.
ui-finished = The game in { $file } is finished.
ui-guest = Guest
ui-actions = { $count ->
    [one] One action.
   *[other] { $count } actions.
}
ui-advice = A bot would consider:
ui-advice-chance = wins { $share } %
ui-advice-brings = By the end of your next turn: { $differences }.
ui-advice-wins = It is likely to win the game.
ui-coach = Coach
ui-coach-look = Look at everything you can do now. What brings you most?
ui-coach-move = Try this: { $move }.
ui-coach-brings = It brings { $gains }.
ui-coach-costs = It costs { $costs }.
ui-coach-both = It brings { $gains } and costs { $costs }.
ui-coach-quiet = You gain nothing you could count soon, but it leaves you best placed.
ui-coach-equal = About as good: { $moves }.
ui-coach-mistake = Are you sure? “{ $move }” gives a lot away.
ui-coach-better = Better: { $move }.
ui-coach-misses = By the end of your next turn that is { $differences }.
ui-coach-misses-win = That would most likely win the game.
ui-coach-misses-chance = That wins about { $more } more games in a hundred.
ui-coach-anyway = Play it anyway
ui-coach-again = Let me look again
ui-coach-recap = Your last turn brought { $gains }.
ui-coach-recap-both = Your last turn brought { $gains } and cost { $costs }.
ui-coach-next-move = Type “{ $hint }” again to hear which move.
ui-coach-next-why = Type “{ $hint }” a third time to hear why.
ui-coach-insist = Type it again to play it anyway.
ui-coach-is = Coach: { $level ->
    [off] off, nobody comments on your game
    [strict] strict, with hints and a warning before a grave mistake
   *[gentle] gentle, with hints when you ask
}.
ui-rival-more = about { $things } more for your strongest rival
ui-rival-less = about { $things } less for your strongest rival
ui-did-you-mean = Did you mean: { $near }?
ui-unknown-move-near = “{ $move }” is not a move in this game. Did you mean: { $near }?
ui-undo-nothing = You have not moved yet.
ui-undo-chance = Chance has decided something since your last decision. Type “undo” again to undo it anyway: then the game counts as practice.
ui-undo-seen = Something hidden was revealed since your last decision. Type “undo” again to undo it anyway: then the game counts as practice.
ui-hint-help = “help” lists everything else you can type.
ui-hint-save = “save” saves the game now; it is also saved after every move.
ui-hint-narrow = “? { $beginning }” lists only the moves that begin like this.
ui-only-you = only you see this
ui-for-seats = for { $low } to { $high } players
ui-option-value = { $value }: { $meaning }
ui-option-default = { $value } (default): { $meaning }
ui-edition-option = Your own figures instead of the edition “{ $name }” (“rules --edition” prints it, ready to copy and correct)
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

## The boards of games

ui-is-first = is first player
ui-last-round = last round
ui-hand = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
ui-passed = passed
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

## Analysis of a game

ui-analysing = Weighing decisions
ui-analysis-title = Analysis
ui-analysis-chances = Chances to win
ui-analysis-open = With open cards
ui-analysis-knew = As { $name } knew it
ui-analysis-chances-note = With all cards open, as a search sees them at every decision, if the best move is made.
ui-analysis-knew-note = What { $name } could know at every decision, if the best move is made: hidden cards count as likely, not as they were.
ui-analysis-fared = How everyone played
ui-analysis-accuracy = Accuracy
ui-analysis-mistakes = Mistakes
ui-analysis-moves = Moves
ui-analysis-luck = Luck
ui-analysis-decisions = Decisions
ui-analysis-fared-note = Accuracy, from 0 to 100, compares each move with the best one, from what the player knew then; a mistake gave away 5 % or more. Everybody began with { $share } % of a win. Moves, one’s own and those of others, and luck made the result of it.
ui-analysis-part-of-luck = About { $part } % of this result was luck, the rest was decided by moves.
ui-analysis-turnings = Turning points
ui-analysis-no-turnings = { $name } gave nothing much away.
ui-analysis-when = { $round }, step { $step }
ui-analysis-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
ui-analysis-played = Played: { $move } ({ $share } %)
ui-analysis-better = Better: { $move } ({ $share } %)
ui-analysis-why = By the end of the next turn that would have meant { $differences }.
ui-analysis-costs = By the end of the next turn that would have meant { $differences }, but it pays off later.
ui-analysis-later = By the end of the next turn both moves bring about the same; this one pays off later.
ui-analysis-wins = That would most likely have won the game.
ui-analysis-more = about { $things } more
ui-analysis-less = about { $things } less
ui-analysis-share = { $share } %
ui-analysis-written = The page is in { $file }.

# Exercises, in the terminal and on the page
ui-exercise-title = Exercise { $number }
ui-exercise-right = Right
ui-exercise-wrong = There is a better move
ui-exercise-shares = { $move }: wins { $share } %
ui-exercise-equal = About as good: { $moves }.
ui-exercise-best = The best move: { $move }, which wins { $share } %.
ui-exercise-better = The best move wins { $share } %. Can you find it?
ui-exercise-why = Compared with “{ $than }”, the best move means { $differences } by the end of your next turn.
ui-exercise-wins = The best move will most likely win the game; “{ $than }” will not.
ui-exercise-of = { $game }, exercise { $number } of { $count } ({ $grade }): what would you do?
ui-exercise-type = Type your move; “?” lists all moves, “quit” shows the best one and ends.
ui-exercise-left = The best move was { $move } ({ $share } %).
ui-exercise-listed = { $count } exercises: { $numbers }
ui-no-exercises = { $game } has no exercises. Games with exercises: { $allowed }.
ui-no-such-exercise = There is no exercise { $number } of { $game }: they are numbered from 1 to { $count }.
ui-exercises-found = Looked through { $games } games; exercises found: { $found }.
ui-exercises-written = { $count } exercises are in { $folder }.
ui-grade-novice = novice
ui-grade-amateur = amateur
ui-grade-expert = expert
ui-grade-master = master

# Bots with a name, and how each of them likes to play
persona-amal = Amal lays foundations while everybody else is counting.
persona-bao = Bao takes the points today; tomorrow can look after itself.
persona-dara = Dara looks at everybody else’s treasures first.
persona-ife = Ife plays what looks best, and hums.
persona-jory = Jory likes a bird in the hand, and then the next bird.
persona-kim = Kim always has a plan for the turn after next.
persona-lumi = Lumi has no favourite plan, just a good look at everything.
persona-noor = Noor smiles, and takes just what somebody else needed.
persona-ola = Ola runs first and packs later.
persona-sol = Sol believes in weighing things up, and then in tea.
persona-uli = Uli builds in peace and hopes that nobody notices.
persona-yuki = Yuki has nothing against anybody, except whoever is ahead.
