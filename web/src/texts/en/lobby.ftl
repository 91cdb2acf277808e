### The lobby: what there is to play, and how a table is made.

web-what = Play in the browser, without an account: against bots at once, with friends by a link, or together on one device. Rules, clause by clause, hints, take-back and replays are part of every table.
web-play-game = Play { $game } now
web-learn = Learn it
web-meta-artifact = nine years · two expansions
web-meta-artisans = twelve rounds
web-meta-artefakt = secret moves
web-level-novice-about = makes a slip now and then; good to learn against
web-level-amateur-about = plays sensibly, one step ahead
web-level-expert-about = thinks a few moves ahead
web-level-master-about = thinks long and hard
web-your-move = Your move
web-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
web-title-tables = { $count ->
    [one] ● Your turn · Wunderkammer
   *[other] ● Your turn at { $count } tables · Wunderkammer
}
web-skip-lobby = Skip to the games
web-hollow = a free seat is a hollow one
web-past = Past games
web-go-play = Play
web-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-usual-rules = the usual rules
web-short-pace = with a clock
web-short-artifact-research = research
web-short-artifact-roles = roles
web-short-artifact-quick_start = quick start
web-short-artefakt-advanced = advanced

## A new table

web-new-table-of = A new table for { $game }
web-how-many = How many play?
web-who-sits = Who sits where?
web-seat-me = you
web-seat-here = somebody on this device
web-seat-link = somebody by link
web-seat-link-about = you get a link to send
web-name-here = Name
web-sharing-about = Several of you share this device: it is handed on from turn to turn, and a curtain hides what others must not see.
web-watching-about = Nobody plays from here: you will watch.
web-who-may-join = Who may join?
web-invited-only = By invitation
web-invited-only-about = Only who has the link of a seat may sit down.
web-listed-short = Open to all
web-pace-about = When the time is up, a bot makes the move, so that nobody waits for ever.
web-advanced = For the curious
web-edition = Edition
web-edition-about = A file of figures (.toml) to play with other prices, tracks or values. Without one the standard edition is used.
web-begin = Begin

web-option-artifact-research = Each deck gets seven special cards: solo pieces, gold, a fragment, a curse and a manuscript. Research moves a marker up the track of its site, and research that is spread evenly scores at the end.
web-option-artifact-roles = After each exhibition you win a city or an archaeologist for yourself, eight roles in all. Each makes one kind of action better.
web-option-artifact-quick_start = Nobody chooses where to begin: good for a first game, and a little shorter.
web-option-artifact-unused_site = Three players dig at three sites only. With four or five players this changes nothing.
web-option-artifact-may_rest = Who has passed takes or swaps a marker in each turn. Usually one may do nothing only with six markers on the mat.
web-option-artifact-fragment = The fragment is a joker among the special cards. How far it reaches is a matter of taste.
web-option-artefakt-opening = Open sites have a directive that can be used. Chance makes every game begin differently.
web-option-artefakt-advanced = The circle comes alive: round after round more directives can be used. For those who know the game.

web-won-by = { $count ->
    [one] { $seats } won
   *[other] { $seats } shared the victory
}
