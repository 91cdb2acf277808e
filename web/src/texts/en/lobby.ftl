### The lobby: what there is to play, and how a table is made.

web-what = Play in the browser, without an account: against bots at once, with friends by a link, or together on one device. Rules, clause by clause, hints, take-back and replays are part of every table.
web-play-game = Play { $game } now
web-learn = Learn it
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

web-won-by = { $count ->
    [one] { $seats } won
   *[other] { $seats } shared the victory
}
