### Les mots de toutes les leçons et pages d’apprentissage.

## À la table

learn-guided = Partie guidée
learn-prepared = Partie guidée, hasard préparé
learn-chapters = Chapitres
learn-step = { $number } sur { $steps }
learn-your-move = À toi de jouer
learn-next = Suite
learn-back = Retour
learn-show = Montre-moi
learn-step-back = Un pas en arrière
learn-leave = Quitter, garder ma place
learn-watch = Regarde : les autres jouent. Clic ou Espace : tout d’un coup
learn-play-on = Continuer la partie
learn-new-game = Nouvelle partie
learn-first-read = Lis d’abord la suite : « Suite », ou Entrée.
learn-first-choose = La leçon est finie. Choisis ci-dessous comment continuer.
learn-key-next = suite
learn-key-back = un pas en arrière
learn-key-show = montre-moi le coup
learn-key-piece = de la bulle à la pièce, et retour

## Pages d’apprentissage

learn-title = Apprendre { $game }
learn-all = Apprendre à jouer
learn-about = Une demi-minute pour regarder, quelques minutes de partie guidée, et place à une vraie partie.
learn-begin = Partie guidée · { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
learn-resume = Continuer, étape { $number } sur { $steps }
learn-again = Encore une fois
learn-rulebook = Règles
learn-play = Jouer tout de suite
learn-ends = Fin de la partie
learn-scores = Ce qui rapporte
learn-tips = Trois conseils
learn-first = Ta première partie
learn-new = pas encore essayée
learn-begun = étape { $number } sur { $steps }
learn-done = terminée
