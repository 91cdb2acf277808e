### The lobby: what there is to play, and how a table is made.

web-what = Play in the browser, without an account: against bots right away, with friends by link, or together on one device. Every table has rules, hints, undo and replays.
web-play-game = Play { $game } now
web-learn = Learn
web-level-novice-about = makes mistakes now and then; good for learning
web-level-amateur-about = plays sensibly, one step ahead
web-level-expert-about = thinks a few moves ahead
web-level-master-about = thinks long and hard
web-level-grandmaster-about = takes a full second for every move and is the hardest to beat
web-your-move = Your turn
web-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
web-title-tables = { $count ->
    [one] ● Your turn · Wunderkammer
   *[other] ● Your turn at { $count } tables · Wunderkammer
}
web-skip-lobby = Skip to the games
web-hollow = hollow = free seat
web-past = Finished games
web-go-play = Play
web-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-usual-rules = the usual rules
web-short-pace = with a clock
web-short-practice = practice

## A new table

web-new-table-of = A new table for { $game }
web-how-many = How many play?
web-who-sits = Who sits where?
web-seat-me = you
web-seat-here = somebody on this device
web-seat-link = somebody by link
web-seat-link-about = you will get a link to send
web-name-here = Name
web-sharing-about = You share this device: pass it on from turn to turn. A curtain hides what others must not see.
web-watching-about = Nobody plays on this device: you will watch.
web-who-may-join = Who can join?
web-invited-only = By invitation
web-invited-only-about = Only people with the link of a seat can sit down.
web-listed-short = Open to everyone
web-pace-about = When the time is up, a bot makes the move, so nobody has to wait forever.
web-practice-table = Practice
web-practice-table-about = Against bots you can undo everything, even what was drawn or revealed. Among people everybody may ask the coach. All see that the table is for practice, and it is not rated.
web-advanced = Advanced settings
web-edition = Edition
web-edition-about = A file of figures (.toml) to play with other prices, tracks or values. Without it you play the standard edition.
web-begin = Begin

web-won-by = { $count ->
    [one] { $seats } won
   *[other] { $seats } shared the victory
}

## The pages of the house

web-nav = The house
web-nav-play = Play
web-nav-learn = Learn
web-nav-watch = Watch
web-nav-past = Past games
web-nav-mine = My games
web-nav-waiting = { $count ->
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
}
web-learn-which = Which game would you like to learn?
web-watch-about = You see what everyone at the table can see, and you can talk to the others who watch.
web-nothing-to-watch = No game to watch right now.
web-others-move = Waiting for others
web-nothing-mine = You are not playing anywhere. Open a table, or play against bots.
web-nothing-else-mine = No other games.
web-past-search = Search by game or player
web-past-mine = Your games
web-past-others = Games of others
web-past-none-mine = You have not finished a game in this browser yet.
web-past-none = No open game has been finished yet.
web-nothing-found = Nothing found.
