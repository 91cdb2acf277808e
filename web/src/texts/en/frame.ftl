### The frame that all tables share: settings, banner, people, rules, the end.

## Settings

web-settings = Settings
web-motion = Motion
web-motion-system = as the system
web-motion-full = full
web-motion-less = less
web-confirm = Confirm every move
web-confirm-about = A move is shown first, and made by the golden button or Enter.
web-sound = A soft bell
web-sound-about = It rings when it is your turn.

## The banner

web-go-confirm = Confirm
web-go-end = End turn
web-go-pass = Pass
web-go-all = Make all { $count } moves
web-go-all-show = Show these
web-go-hand-over = Hand over to { $name }
web-held = You have chosen: { $move }.
web-undo-ask = Ask to undo
web-restart = Restart turn
web-skip = Skip to the table
web-side = People and log
web-tabs = Parts of the table
web-title = { $game } · Wunderkammer
web-title-turn = ● Your turn · { $game }
web-call = Your turn. { $question }
web-unreachable = The server cannot be reached at the moment. The table comes back by itself.
web-offline = offline
web-clock = Time left for the move

## Several people on one device

web-curtain = The device goes to { $name }
web-curtain-about = Nobody else should look now: what only this seat may know is about to be shown.
web-curtain-look = I am { $name }: show the table

## Keys

web-keys = Keys
web-key-type = type a move
web-key-number = the first nine moves of the list
web-key-arrows = from one glowing thing to the next
web-key-golden = the golden button
web-key-undo = undo
web-key-restart = begin the turn again
web-key-hint = ask a bot for a hint
web-key-escape = choose again, close a label
web-key-help = this sheet
web-keys-typed = Tab completes a typed move. “why” and a move asks why it is not possible.

## Log, chat, rules

web-rules = Rules
web-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-open-clause = Open { $clause } in the rules
web-rules-find = Find in the rules
web-rules-chapters = Chapters
web-rules-none = Nothing in the rules has these words.
web-title-rules = Rules of { $game } · Wunderkammer
web-said-agreed = { $yes ->
    [true] { $seat } agrees.
   *[other] { $seat } does not agree.
}

## People

web-people = People at the table
web-me-actions = { $count ->
    [one] you · 1 action left
   *[other] you · { $count } actions left
}
web-me-choosing = you · your turn
web-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
web-free = free
web-leave = Leave the table
web-stay = Stay
web-leave-about = A bot will play on for you. You can come back at any time.
web-leave-gathering = Your seat will be free for somebody else.
web-away-mine = You have left; a bot plays your seat.
web-back = Come back
web-wish-mine = You have asked to take back. The others have to agree; any move ends the wish.
web-spectator-about = You are watching: you see what a bystander would see.
web-no-table-about = The link may be mistyped, or the table was cleared away long ago.
web-try-again = Try again
web-sit-down = Sit down
web-look-on = This table is open by invitation only. You may watch until the game begins, and during it.
web-qr = QR code
web-qr-about = The invitation as a QR code
web-options = Options
web-pace-seconds = { $kind ->
    [seconds] { $seconds } seconds
    [minutes] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
   *[hours] { $hours } hours
}

## The end

web-source = Source
web-show-all = Show all
web-replay = Replay
web-print = Print
web-place = { $rank }. { $name }: { $score }.
web-fair = Is chance fair?
web-fair-before = Nobody can choose the cards and dice of this game. The server has promised a key already; as soon as everybody is here, the pages add secrets that nobody can know or change, all by themselves.
web-fair-about = Cards and dice follow from the server’s key, which it had promised before anybody sat down, and from the secrets of all pages. Everybody was bound before anything was opened, so nobody could choose.
web-fair-old = Before the game the server showed the fingerprint of a secret key; cards and dice follow from it and from the words that players added. Whoever knew the key could have chosen words: newer tables prove more.
web-fair-stirring = Shuffling fairly …
web-fair-waiting = Waiting for the page of { $names }.
web-fair-aborted = { $count ->
    [one] Once everything had to be sealed anew, because a page did not open its seal.
   *[other] { $count } times everything had to be sealed anew, because a page did not open its seal.
}
web-fair-sealed = { $count ->
    [0] No page of this table took part: the key is the server’s alone.
   *[other] { $count } of { $seats } seats took part with a secret of their own.
}
web-fair-witness-part = This browser is one of them. It wrote down what was promised before it opened its secret, and compares everything with that.
web-fair-witness-elsewhere = The secret of your seat is not from this browser: another device of yours opened it, or you were not there in time. Here only what was shown meanwhile can be compared.
web-fair-witness-watching = This browser watched. It wrote down what was promised before any secret was opened.
web-fair-witness-late = This browser was not there before the first draw, so it has nothing to compare with.
web-fair-covered = no secret; the server’s promise covers this seat
web-fair-promise = Fingerprint of the promise
web-fair-commitment = Promise of the server
web-fair-key = Key of the server
web-fair-yes = Checked by this browser: the key is the one that was promised, the seals are those that were shown before any was opened, and every secret fits its seal.
web-fair-yes-late = Checked by this browser: the key fits the promise that it was shown when it came. It did not see the seals before they were opened.
web-fair-not-checked = Not checked here: whether every card and die follows from all this. That takes the rules; download the record and run:
web-fair-broken = Chance at this table is not what was promised.
web-fair-broken-commitment = The server now shows another promise than at first.
web-fair-broken-seals = The seals are not those that this browser was shown before it opened its own.
web-fair-broken-secret = A secret does not fit its seal, or was never opened.
web-fair-broken-key = The key does not fit the promise that this browser has kept.
web-fair-broken-aborted = Everything was sealed anew more often than the server says.
web-counting = The points are counted …

## One's seat on other devices

web-my-seat = Your seat
web-carry = Play on another device
web-carry-about = Open this link there, or point its camera at the code. It works once, within ten minutes; then you play on both.
web-carry-link = Link to your seat
web-carry-qr = The link to your seat as a QR code
web-renew = Somebody else has my link
web-renew-about = You stay seated here. All other devices and links lose your seat at once.
web-renew-now = Lock out all others
web-renewed = Done. Only this device plays your seat now.
web-dropped = This device no longer plays its seat here: the seat was renewed on another one. To play here again, choose “Play on another device” there.
web-drawers = Drawers
web-show-board = Show the board
web-show-scores = Show the scores
web-moves-short = Moves
