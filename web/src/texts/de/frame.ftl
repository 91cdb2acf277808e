### Der Rahmen, den alle Tische teilen: Einstellungen, Kopfzeile, Personen, Regeln, das Ende.

## Einstellungen

web-settings = Einstellungen
web-motion = Bewegung
web-motion-system = wie das System
web-motion-full = volle
web-motion-less = weniger
web-confirm = Jeden Zug bestätigen
web-confirm-about = Ein Zug wird erst gezeigt; der goldene Knopf oder die Eingabetaste führt ihn aus.
web-sound = Eine leise Glocke
web-sound-about = Sie läutet, wenn du am Zug bist.

## Die Kopfzeile

web-go-confirm = Bestätigen
web-go-end = Zug beenden
web-go-pass = Passen
web-go-hand-over = An { $name } übergeben
web-held = Du hast gewählt: { $move }.
web-undo-ask = Um Rücknahme bitten
web-restart = Zug neu beginnen
web-skip = Zum Tisch springen
web-side = Personen und Verlauf
web-tabs = Teile des Tischs
web-title = { $game } · Wunderkammer
web-title-turn = ● Du bist am Zug · { $game }
web-call = Du bist am Zug. { $question }
web-unreachable = Der Server ist im Augenblick nicht zu erreichen. Der Tisch kommt von selbst wieder.
web-offline = getrennt
web-clock = Verbleibende Zeit für den Zug

## Mehrere an einem Gerät

web-curtain = Das Gerät geht an { $name }
web-curtain-about = Jetzt sollte sonst niemand hinsehen: Gleich erscheint, was nur dieser Platz wissen darf.
web-curtain-look = Ich bin { $name }: Tisch zeigen

## Tasten

web-keys = Tasten
web-key-type = einen Zug eintippen
web-key-number = die ersten neun Züge der Liste
web-key-arrows = von einem leuchtenden Ding zum nächsten
web-key-golden = der goldene Knopf
web-key-undo = zurücknehmen
web-key-restart = den Zug neu beginnen
web-key-hint = einen Bot um Rat fragen
web-key-escape = neu wählen, Hinweis schließen
web-key-help = dieses Blatt
web-keys-typed = Tab ergänzt einen getippten Zug. „why“ und ein Zug fragt, warum er nicht möglich ist.

## Verlauf, Gespräch, Regeln

web-rules = Regeln
web-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
web-open-clause = { $clause } in den Regeln öffnen
web-rules-find = In den Regeln suchen
web-rules-chapters = Kapitel
web-rules-none = Diese Wörter kommen in den Regeln nicht vor.
web-title-rules = Regeln von { $game } · Wunderkammer
web-said-agreed = { $yes ->
    [true] { $seat } ist einverstanden.
   *[other] { $seat } ist nicht einverstanden.
}

## Personen

web-people = Wer am Tisch sitzt
web-me-actions = { $count ->
    [one] du · noch 1 Aktion
   *[other] du · noch { $count } Aktionen
}
web-me-choosing = du bist am Zug
web-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
web-free = frei
web-leave = Den Tisch verlassen
web-stay = Bleiben
web-leave-about = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
web-leave-gathering = Dein Platz wird für jemand anderen frei.
web-away-mine = Du bist gegangen; ein Bot spielt auf deinem Platz.
web-back = Zurückkommen
web-wish-mine = Du möchtest zurücknehmen. Die anderen müssen einverstanden sein; jeder Zug beendet die Bitte.
web-spectator-about = Du siehst zu: Du siehst, was alle am Tisch sehen können.
web-no-table-about = Vielleicht ist der Link vertippt, oder der Tisch wurde längst abgeräumt.
web-try-again = Noch einmal versuchen
web-sit-down = Platz nehmen
web-look-on = An diesen Tisch kommt man nur mit Einladung. Zusehen darfst du, bis es losgeht und auch danach.
web-chance-words = Worte für den Zufall
web-chance-words-about = Wenn du magst. Was du schreibst, wird in jede Karte und jeden Wurf dieser Partie gemischt; so kann sie niemand ausgesucht haben, auch der Server nicht.
web-qr = QR-Code
web-qr-about = Die Einladung als QR-Code
web-options = Optionen
web-pace-seconds = { $kind ->
    [seconds] { $seconds } Sekunden
    [minutes] { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
   *[hours] { $hours } Stunden
}

## Das Ende

web-source = Woher
web-show-all = Alles zeigen
web-replay = Nachspielen
web-print = Drucken
web-place = { $rank }. { $name }: { $score }.
web-points-materials = Entwickelte Materialien
web-points-artworks = Kunstwerke
web-points-artisan = Eigene Person
web-points-reserved = Noch reserviert
web-points-exhibitions = Prestige der Ausstellungen
web-points-coins = Münzen
web-points-coins-research = Münzen und Forschung
web-points-artefakt = Verschiedene Stücke der besten Farbe
web-fact-artworks = Geschaffene Kunstwerke
web-fact-exhibitions = Ausstellungen
web-fact-coins = Übrige Münzen
web-fact-pieces = Stücke: { $colour }
web-fact-fragments = Fragmente insgesamt
web-tie-artifact = Gleich viele Punkte: Mehr Ausstellungen entscheiden, dann mehr Münzen (§11.2).
web-tie-artisans = Gleich viele Punkte: Mehr Kunstwerke entscheiden, dann mehr entwickelte Karten (§8.2).
web-tie-artefakt = Gleich viele Stücke: Mehr Fragmente insgesamt entscheiden (§8.3).
web-fair = War der Zufall gerecht?
web-fair-about = Vor der Partie hat der Server den Fingerabdruck eines geheimen Schlüssels gezeigt; aus ihm folgt, was gezogen und gewürfelt wird. Jetzt liegt der Schlüssel offen, und jeder kann nachrechnen.
web-fair-promise = Fingerabdruck
web-fair-key = Schlüssel
web-fair-yes = Dieser Browser hat nachgerechnet: Der Schlüssel passt zum Fingerabdruck.
web-fair-no = Der Schlüssel passt nicht zum Fingerabdruck.
web-counting = Die Punkte werden gezählt …
