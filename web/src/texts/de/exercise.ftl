# Exercises
web-exercises = Übungen
web-exercises-about = Stellungen aus echten Partien: Was würdest du tun? Gelöst: { $done } von { $count }.
web-exercises-learn = Das Spiel lernen
web-exercise-next = Nächste Übung
web-exercise-again = Noch einmal versuchen
web-exercise-show = Den besten Zug zeigen
web-exercise-on = Von hier weiterspielen
web-exercise-all = Alle Übungen
web-exercise-seats = { $seats } Personen
web-exercise-solved = Gelöst
web-exercise-tried = Versucht
web-exercise-new = Noch nicht versucht
web-exercise-today = Übung des Tages
web-grade-novice = was am besten aussieht, ist es auch
web-grade-amateur = etwas vorausdenken
web-grade-expert = gründlich nachdenken
web-grade-master = hier irren selbst starke Bots
