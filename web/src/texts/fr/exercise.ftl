# Exercises
web-exercises = Exercices
web-exercises-about = Des positions de vraies parties : que ferais-tu ? Résolus : { $done } sur { $count }.
web-exercises-learn = Apprendre le jeu
web-exercise-next = Exercice suivant
web-exercise-again = Réessayer
web-exercise-show = Montrer le meilleur coup
web-exercise-on = Jouer la suite
web-exercise-all = Tous les exercices
web-exercise-seats = { $seats } joueurs
web-exercise-solved = Résolu
web-exercise-tried = Essayé
web-exercise-new = Pas encore essayé
web-exercise-today = L’exercice du jour
web-grade-novice = ce qui semble le mieux l’est
web-grade-amateur = il faut voir un peu plus loin
web-grade-expert = il faut bien réfléchir
web-grade-master = même de bons robots s’y trompent
