### The words of the page alone; everything about the games comes from the texts that the terminal uses, too.

web-motto = A cabinet of games about treasures. Play with friends, or against patient bots.
web-players = { $low }–{ $high } players
web-play = Play now
web-against = Against which bots?
web-level-novice = Novice
web-level-amateur = Amateur
web-level-expert = Expert
web-level-master = Master
web-level-grandmaster = Grandmaster
web-new-table = New table
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Open one, or play against bots.
web-my-tables = Your tables
web-playing-now = Running games
web-join = Join
web-watch = Watch
web-resume = Continue
web-your-turn = your turn
web-waiting = waiting for others
web-gathering = not full yet
web-over = over
web-foot = Our own drawings and words · not affiliated with the publishers
web-name = Your name
web-seats = Players
web-seat-number = Seat { $number }
web-me = you
web-bot = Bot: { $level }
web-listed = Show it among the open tables, where anyone can join
web-pace = Time for a move
web-pace-none = no limit
web-pace-minute = one minute
web-pace-five = five minutes
web-pace-day = one day
web-open = Open the table
web-cancel = Cancel
web-language = Language
web-look-name = Appearance
web-look-system = follow the system
web-look-light = light
web-look-dark = dark
web-lobby = All tables
web-copy = Copy the link
web-copied = Copied
web-shared = Shared
web-selected = Selected: copy it now
web-sit = Sit down here
web-wait-seats = The game begins when all seats are taken.
web-connecting = Connecting…
web-lost = Connection lost. Reconnecting; your game is safe.
web-you = You
web-undo = Undo
web-hint = Hint
web-hint-hide = Hide hint
web-hint-which = Which move?
web-hint-why = Why?
web-coach-look = Look
web-coach-move = Move
web-coach-why = Why
web-coach-off = off
web-coach-off-about = Nobody comments on your game.
web-coach-gentle = gentle
web-coach-gentle-about = Hints when you ask: where to look, which move, why. And a line on what your turn brought.
web-coach-strict = strict
web-coach-strict-about = Also warns you before you make a grave mistake.
web-rematch = Play again
web-start-over = Choose again
web-log = Log
web-more-lines = { $count ->
    [one] one more line
   *[other] { $count } more lines
}
web-fewer-lines = fold this turn
web-chat = Chat
web-board = Board
web-own = Me
web-others = Others
web-yes = yes
web-no = no
web-moves = Your moves
web-moves-count =
    { $count ->
        [one] One move
       *[other] { $count } moves
    } as a list
web-nothing-asked = Nothing to do right now.
web-type = a move, or “why” and a move
web-typed = Type a move
web-chat-earlier = Show earlier
web-chat-type = Say something
web-send = Send
web-no-chat = Nobody has said anything yet.
web-starts = starts
web-choosing = choosing
web-locked = locked in
web-away = away: a bot is playing
web-away-short = away
web-final = Final scores
web-rank = Rank
web-points = Points
web-download = Record of the game
web-wish = { $seat } would like to undo: { $move }.{ $more ->
    [0] {""}
    [one] {""} The move after it would be undone, too.
   *[other] {""} The { $more } moves after it would be undone, too.
}
web-agree = Agree
web-disagree = No
web-said-sat = { $name } sits down.
web-said-left = { $seat } leaves; a bot takes over.
web-said-back = { $seat } is back.
web-said-undone = { $seat } undoes a move.
web-said-asked = { $seat } asks to undo a move.
web-said-late = { $seat } has run out of time.
web-said-closed = The table is closed.
web-said-again = { $seat } would like to play again.
web-said-voided = The page of { $seat } did not open its seal: everyone seals again.
web-again-here = Go to the next game
web-close = Close
web-known = You know: { $pieces }
web-travel-cards = Your travel cards
web-collection = Your collection
web-only-you = only you can see this
web-in-hand = still in hand
web-lay-card = no card yet
web-middle = In the middle
web-aside = Set aside
web-of-four = { $count } of 4
web-open-site = open
web-closed-site = closed
web-nothing-there = Nothing here.
web-hand = Your hand

refused-other = The server refused this ({ $code }).
refused-unreachable = The server cannot be reached. Is it running?
