### Worte aller Lektionen und Lernseiten.

## Am Tisch

learn-guided = Geführtes Spiel
learn-prepared = Geführtes Spiel, vorbereitetes Glück
learn-chapters = Kapitel
learn-step = { $number } von { $steps }
learn-your-move = Du bist dran
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-step-back = Schritt zurück
learn-leave = Gehen, Platz merken
learn-watch = Schau zu: Die anderen ziehen. Klick oder Leertaste: alles auf einmal
learn-play-on = Von hier weiterspielen
learn-new-game = Neues Spiel
learn-first-read = Lies erst weiter: „Weiter“ oder Eingabetaste.
learn-first-choose = Die Lektion ist zu Ende. Wähle unten, wie es weitergehen soll.
learn-key-next = weiter
learn-key-back = einen Schritt zurück
learn-key-show = zeig mir den Zug
learn-key-piece = von der Sprechblase zur Figur und zurück

## Lernseiten

learn-title = { $game } lernen
learn-all = Spielen lernen
learn-about = Eine halbe Minute schauen, ein paar Minuten geführtes Spiel, dann kann deine erste richtige Partie kommen.
learn-begin = Geführtes Spiel · { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }
learn-resume = Weiter bei Schritt { $number } von { $steps }
learn-again = Noch einmal
learn-rulebook = Spielregel
learn-play = Einfach spielen
learn-ends = Das Spiel endet
learn-scores = Was zählt
learn-tips = Drei Tipps
learn-first = Deine erste Partie
learn-new = noch nicht versucht
learn-begun = Schritt { $number } von { $steps }
learn-done = geschafft
