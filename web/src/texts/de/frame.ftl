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
web-go-all = Alle { $count } Züge machen
web-go-all-show = Diese zeigen
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
web-fair = Ist der Zufall gerecht?
web-fair-before = Niemand kann die Karten und Würfe dieser Partie aussuchen. Der Server hat schon einen Schlüssel versprochen; sobald alle da sind, mischen die Seiten von selbst Geheimnisse dazu, die niemand kennen oder ändern kann.
web-fair-about = Karten und Würfe folgen aus dem Schlüssel, den der Server versprochen hat, bevor jemand Platz nahm, und aus den Geheimnissen aller Seiten. Alle waren gebunden, bevor etwas geöffnet wurde; so konnte niemand wählen.
web-fair-old = Vor der Partie hat der Server den Fingerabdruck eines geheimen Schlüssels gezeigt; Karten und Würfe folgen aus ihm und aus den Worten der Spielenden. Wer den Schlüssel kannte, hätte Worte aussuchen können: Neuere Tische beweisen mehr.
web-fair-stirring = Der Zufall wird gemischt …
web-fair-waiting = Es fehlt noch die Seite von { $names }.
web-fair-aborted = { $count ->
    [one] Einmal musste alles neu versiegelt werden, weil eine Seite ihr Siegel nicht geöffnet hat.
   *[other] { $count }-mal musste alles neu versiegelt werden, weil eine Seite ihr Siegel nicht geöffnet hat.
}
web-fair-sealed = { $count ->
    [0] Keine Seite dieses Tischs hat mitgemischt: Der Schlüssel ist allein der des Servers.
    [one] Einer von { $seats } Plätzen hat mit einem eigenen Geheimnis mitgemischt.
   *[other] { $count } von { $seats } Plätzen haben mit eigenen Geheimnissen mitgemischt.
}
web-fair-witness-part = Dieser Browser gehört dazu. Er hat aufgeschrieben, was versprochen war, bevor er sein Geheimnis geöffnet hat, und vergleicht alles damit.
web-fair-witness-elsewhere = Das Geheimnis deines Platzes stammt nicht aus diesem Browser: Ein anderes deiner Geräte hat es geöffnet, oder du warst nicht rechtzeitig da. Hier lässt sich nur vergleichen, was inzwischen gezeigt wurde.
web-fair-witness-watching = Dieser Browser hat zugesehen. Er hat aufgeschrieben, was versprochen war, bevor ein Geheimnis geöffnet wurde.
web-fair-witness-late = Dieser Browser war vor dem ersten Zug des Zufalls nicht da und hat nichts zum Vergleichen.
web-fair-covered = kein Geheimnis; für diesen Platz gilt das Versprechen des Servers
web-fair-promise = Fingerabdruck des Versprechens
web-fair-commitment = Versprechen des Servers
web-fair-key = Schlüssel des Servers
web-fair-yes = Von diesem Browser geprüft: Der Schlüssel ist der versprochene, die Siegel sind die, die gezeigt wurden, bevor eines geöffnet war, und jedes Geheimnis passt zu seinem Siegel.
web-fair-yes-late = Von diesem Browser geprüft: Der Schlüssel passt zu dem Versprechen, das er sah, als er kam. Die Siegel hat er nicht gesehen, bevor sie geöffnet wurden.
web-fair-not-checked = Hier nicht geprüft: ob jede Karte und jeder Wurf aus all dem folgt. Dazu braucht es die Regeln; lade die Aufzeichnung herunter und starte:
web-fair-broken = Der Zufall an diesem Tisch ist nicht der versprochene.
web-fair-broken-commitment = Der Server zeigt jetzt ein anderes Versprechen als am Anfang.
web-fair-broken-seals = Die Siegel sind nicht die, die dieser Browser sah, bevor er seines geöffnet hat.
web-fair-broken-secret = Ein Geheimnis passt nicht zu seinem Siegel oder wurde nie geöffnet.
web-fair-broken-key = Der Schlüssel passt nicht zu dem Versprechen, das dieser Browser aufbewahrt hat.
web-fair-broken-aborted = Es wurde öfter neu versiegelt, als der Server sagt.
web-counting = Die Punkte werden gezählt …

## Der eigene Platz auf anderen Geräten

web-my-seat = Dein Platz
web-carry = Auf einem anderen Gerät spielen
web-carry-about = Öffne dort diesen Link oder halte die Kamera auf den Code. Er gilt einmal und zehn Minuten lang; danach spielst du auf beiden.
web-carry-link = Link zu deinem Platz
web-carry-qr = Der Link zu deinem Platz als QR-Code
web-renew = Jemand anders hat meinen Link
web-renew-about = Du bleibst hier sitzen. Alle anderen Geräte und Links verlieren deinen Platz sofort.
web-renew-now = Alle anderen aussperren
web-renewed = Fertig. Nur noch dieses Gerät spielt deinen Platz.
web-dropped = Dieses Gerät spielt hier keinen Platz mehr: Er wurde auf einem anderen erneuert. Um hier wieder zu spielen, wähle dort „Auf einem anderen Gerät spielen“.
web-drawers = Schubladen
web-show-board = Brett zeigen
web-show-scores = Wertung zeigen
web-moves-short = Züge
