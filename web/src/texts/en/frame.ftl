### The frame that all tables share: settings, banner, people, rules, the end.

## Settings

web-settings = Settings
web-motion = Motion
web-motion-system = follow the system
web-motion-full = full
web-motion-less = reduced
web-confirm = Confirm every move
web-confirm-about = You see a move first; the golden button or Enter makes it.
web-sound = Soft bell
web-sound-about = It rings when it is your turn.

## The banner

web-follow = Pace of the others’ moves
web-follow-is = Pace of the others’ moves: { $pace }
web-follow-slow = Slow
web-follow-normal = Normal
web-follow-instant = At once
web-follow-wait = Wait for my click
web-follow-next = Go on ({ $count })
web-given = You had only one possible answer, and it was given for you: { $move }.
web-given-too = { $deed } It was the only possible answer.
web-since = Since your turn · { $count }
web-since-hide = hide
web-since-words = In words
web-since-signs = In drawings
web-since-here = Since your turn
web-go-confirm = Confirm
web-go-missing = { $count ->
    [one] One more
   *[other] { $count } more
}
web-chosen-of = { $count } of { $all } chosen
web-set-ready = { $count ->
    [one] You have chosen: confirm it, or change your choice.
   *[other] You have chosen all { $count }: confirm them, or change your choice.
}
web-set-unfit = It does not go with what you have chosen. Click a chosen card to put it back.
web-set-full = You have chosen all { $count }. Click one of them to put it back.
web-pass-sure = Really pass?
web-without-sure = Are you sure?
web-pass-could = You could still { $choices }.
web-pass-not = Go on playing
web-go-end = End turn
web-go-pass = Pass
web-go-all = Make all { $count } moves
web-go-all-show = Show these
web-go-hand-over = Hand over to { $name }
web-held = You have chosen: { $move }.
web-undo-ask = Ask for an undo
web-undo-what = Undo: { $move }
web-practice = Practice
web-practice-title = Practice: moves can be undone here even after something was revealed, and everybody may ask the coach. This table is not rated.
web-practice-sure = Undo anyway?
web-practice-about = Something was drawn or revealed since then. If you undo it anyway, this table is marked as practice and not rated. Chance stays the same: at the same point it draws the same again.
web-practice-go = Undo anyway (practice)
web-practice-not = Leave it
web-restart = Restart turn
web-skip = Skip to the table
web-side = People and log
web-tabs = Areas of the table
web-title = { $game } · Wunderkammer
web-title-turn = ● Your turn · { $game }
web-call = Your turn. { $question }
web-unreachable = The server cannot be reached right now. The table will come back by itself.
web-offline = offline
web-clock = Time left for this move

## Several people on one device

web-curtain = Hand the device to { $name }
web-curtain-about = Everyone else, please look away: the next screen shows what only this seat may know.
web-curtain-look = I am { $name }: show the table

## Keys

web-keys = Keys
web-key-type = type a move
web-key-number = the first nine moves of the list
web-key-arrows = from one glowing thing to the next
web-key-golden = the golden button
web-key-undo = undo
web-key-restart = restart the turn
web-key-hint = a hint: where to look, which move, why
web-key-escape = choose again, close a label
web-key-help = this sheet; on a piece: what it is
web-keys-typed = Tab completes what you type. Type “why” and a move to learn why it is not possible.

## Log, chat, rules

web-rules = Rules
web-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-possible = Possible now: { $move }.
web-explain-more = More in the rules
web-open-clause = Open { $clause } in the rules
web-rules-find = Find in the rules
web-rules-chapters = Chapters
web-rules-none = Nothing found in the rules.
web-title-rules = Rules of { $game } · Wunderkammer
web-said-agreed = { $yes ->
    [true] { $seat } agrees.
   *[other] { $seat } does not agree.
}

## People

web-people = People at the table
web-me-choosing = your turn
web-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
web-free = free
web-leave = Leave the table
web-stay = Stay
web-leave-about = A bot will play for you. You can come back at any time.
web-leave-gathering = Somebody else can then take your seat.
web-away-mine = You have left the table; a bot is playing your seat.
web-back = Come back
web-wish-mine = You have asked to undo: { $move }. The others have to agree; any move cancels the request.
web-wish-hidden = a move that you cannot see
web-spectator-about = You are watching: you see what everyone at the table can see.
web-no-table-about = Perhaps there is a typo in the link, or the table was removed long ago.
web-try-again = Try again
web-sit-down = Sit down
web-look-on = You need an invitation to play at this table. You can watch, before the game and during it.
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
web-fair-before = Nobody can choose the cards and dice of this game. The server has already promised a key. As soon as everyone is here, the pages add secrets that nobody can know or change; this happens by itself.
web-fair-about = Cards and dice follow from the server’s key, which it promised before anybody sat down, and from the secrets of all pages. Everyone was committed before anything was opened, so nobody could choose.
web-fair-old = Before the game the server showed the fingerprint of a secret key. Cards and dice follow from that key and from the words the players added. Somebody who knew the key could have chosen their words to fit; newer tables prove more.
web-fair-stirring = Shuffling fairly…
web-fair-waiting = Waiting for { $names }.
web-fair-aborted = { $count ->
    [one] Sealing had to be repeated once, because a page did not open its seal.
   *[other] Sealing had to be repeated { $count } times, because a page did not open its seal.
}
web-fair-sealed = { $count ->
    [0] No page of this table took part: the key comes from the server alone.
    [one] One of { $seats } seats took part with a secret of its own.
   *[other] { $count } of { $seats } seats took part with a secret of their own.
}
web-fair-witness-part = This browser is one of them. Before it opened its secret, it noted what was promised, and it compares everything with that.
web-fair-witness-elsewhere = The secret of your seat does not come from this browser: another of your devices opened it, or you arrived too late. This browser can only compare what it has seen since.
web-fair-witness-watching = This browser was watching. It noted what was promised before any secret was opened.
web-fair-witness-late = This browser was not there before the first draw, so it cannot compare anything.
web-fair-covered = no secret; the server’s promise covers this seat
web-fair-promise = Fingerprint of the promise
web-fair-commitment = The server’s promise
web-fair-key = The server’s key
web-fair-yes = Checked by this browser: this is the promised key, these are the seals shown before any of them was opened, and every secret matches its seal.
web-fair-yes-late = Checked by this browser: the key matches the promise shown when this browser arrived. It did not see the seals before they were opened.
web-fair-not-checked = Not checked here: whether every card and die follows from all this. That needs the rules. Download the record and run:
web-fair-broken = The chance of this table is not what was promised.
web-fair-broken-commitment = The server now shows a different promise than at first.
web-fair-broken-seals = These are not the seals this browser saw before it opened its own.
web-fair-broken-secret = A secret does not match its seal, or was never opened.
web-fair-broken-key = The key does not match the promise this browser kept.
web-fair-broken-aborted = Sealing was repeated more often than the server says.
web-counting = Counting the points…

## One's seat on other devices

web-my-seat = Your seat
web-carry = Play on another device
web-carry-about = Open this link there, or point that device’s camera at the code. It works once, within ten minutes. Then you can play on both devices.
web-carry-link = Link to your seat
web-carry-qr = The link to your seat as a QR code
web-renew = Somebody else has my link
web-renew-about = You keep your seat here. All other devices and links lose it at once.
web-renew-now = Lock out all others
web-renewed = Done. Your seat can now be played on this device only.
web-dropped = This device no longer plays its seat: the seat was renewed on another device. To play here again, choose “Play on another device” there.
web-latest = What happened last
web-drawers = Drawers
web-show-board = Show the board
web-show-scores = Show the scores
web-moves-short = Moves

## The waiting room, and those who watch

web-room = { $game } for { $count }
web-chair = Seat { $number } is free
web-chair-free = Invite somebody, or let a bot sit down
web-chair-reserved = By invitation
web-chair-begins = begins
web-copy-invitation = Copy invitation
web-fill = Fill with a bot
web-remove-bot = Free this seat
web-bots-level = Level of bots
web-begin-now = { $count ->
    [one] Begin now, with a bot
   *[other] Begin now, with { $count } bots
}
web-seat-stays = Your seat stays yours, even if you close this page.
web-invite-to = Invitation to seat { $number }
web-invite-about = Scan it, or send the link. No account: a name is enough.
web-invite-link = Link to this seat
web-first-time = First time for somebody?
web-first-time-about = Have a look at how the game goes. Your seat waits for you.
web-learn-waiting = Learn while waiting
web-chat-table = Table
web-chat-spectators = Spectators
web-chat-mute = Mute spectators
web-chat-muted = You have muted the spectators, in this browser and at every table.
web-said-filled = { $seat } sits down: a bot.
web-said-freed = { $seat } is free again.
web-said-changed = The table has been changed.
web-said-taken = { $seat } takes the game along to play on elsewhere. Here it counts as practice from now on.
web-change-table = Change the table
web-change-now = Change it
web-change-stays = keeps the seat
web-change-about = Everybody here sees the change at once. Invitations you have sent stay valid.
web-change-begins = All seats are taken then: the game begins at once.
web-table-changed = The table has been changed. This is what will be played now:
