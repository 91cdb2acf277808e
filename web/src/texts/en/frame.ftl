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
web-chance-words = Words for chance
web-chance-words-about = Optional. Whatever you write is mixed into every draw and die of this game, so that nobody, not even the server, can have chosen them.
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
web-points-materials = Developed materials
web-points-artworks = Artworks
web-points-artisan = Artisan
web-points-reserved = Still reserved
web-points-exhibitions = Prestige of exhibitions
web-points-coins = Coins
web-points-coins-research = Coins and research
web-points-artefakt = Different pieces of the best colour
web-fact-artworks = Artworks made
web-fact-exhibitions = Exhibitions
web-fact-coins = Coins left
web-fact-pieces = Pieces: { $colour }
web-fact-fragments = Fragments in all
web-tie-artifact = Equal points: more exhibitions decide, then more coins (§11.2).
web-tie-artisans = Equal points: more artworks decide, then more developed cards (§8.2).
web-tie-artefakt = Equally many pieces: more fragments in all decide (§8.3).
web-fair = Was chance fair?
web-fair-about = Before the game the server showed the fingerprint of a secret key; every draw follows from that key. Now the key is open, and everybody can check.
web-fair-promise = Fingerprint
web-fair-key = Key
web-fair-yes = This browser has checked: the key fits the fingerprint.
web-fair-no = The key does not fit the fingerprint.
web-counting = The points are counted …
