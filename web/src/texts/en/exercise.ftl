# Exercises
web-exercises = Exercises
web-exercises-about = Positions from real games: what would you do? Solved: { $done } of { $count }.
web-exercises-learn = Learn the game
web-exercise-next = Next exercise
web-exercise-again = Try again
web-exercise-show = Show the best move
web-exercise-on = Play on from here
web-exercise-all = All exercises
web-exercise-seats = { $seats } players
web-exercise-solved = Solved
web-exercise-tried = Tried
web-exercise-new = Not tried yet
web-exercise-today = Exercise of the day
web-grade-novice = what looks best is best
web-grade-amateur = look a little ahead
web-grade-expert = think it through
web-grade-master = even strong bots go wrong here
