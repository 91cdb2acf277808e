### Der Rahmen, den alle Tische teilen: Einstellungen, Kopfzeile, Personen, Regeln, das Ende.

## Einstellungen

web-settings = Einstellungen
web-motion = Bewegung
web-motion-system = wie das System
web-motion-full = voll
web-motion-less = reduziert
web-confirm = Jeden Zug bestätigen
web-confirm-about = Du siehst einen Zug erst; der goldene Knopf oder die Eingabetaste macht ihn.
web-sound = Leise Glocke
web-sound-about = Sie läutet, wenn du am Zug bist.

## Die Kopfzeile

web-follow = Tempo der anderen
web-follow-is = Tempo der anderen: { $pace }
web-follow-slow = Langsam
web-follow-normal = Normal
web-follow-instant = Sofort
web-follow-wait = Auf meinen Klick warten
web-follow-next = Weiter ({ $count })
web-given = Nur eine Antwort war möglich und wurde für dich gegeben: { $move }.
web-given-too = { $deed } Eine andere Antwort war nicht möglich.
web-since = Seit deinem Zug · { $count }
web-since-hide = verbergen
web-since-words = In Worten
web-since-signs = In Bildern
web-since-here = Seit deinem Zug
web-go-confirm = Bestätigen
web-go-missing = { $count ->
    [one] Noch eine
   *[other] Noch { $count }
}
web-chosen-of = { $count } von { $all } gewählt
web-set-ready = { $count ->
    [one] Du hast gewählt: bestätige es, oder wähle anders.
   *[other] Du hast alle { $count } gewählt: bestätige sie, oder wähle anders.
}
web-set-unfit = Das passt nicht zu deiner Wahl. Klicke eine gewählte Karte an, um sie zurückzulegen.
web-set-full = Du hast alle { $count } gewählt. Klicke eine davon an, um sie zurückzulegen.
web-pass-sure = Wirklich passen?
web-without-sure = Wirklich?
web-pass-could = Du könntest noch: { $choices }.
web-pass-not = Weiterspielen
web-go-end = Zug beenden
web-go-pass = Passen
web-go-all = Alle { $count } Züge machen
web-go-all-show = Diese zeigen
web-go-hand-over = An { $name } übergeben
web-held = Du hast gewählt: { $move }.
web-undo-ask = Ums Zurücknehmen bitten
web-undo-what = Zurücknehmen: { $move }
web-practice = Übung
web-practice-title = Übung: Hier können Züge zurückgenommen werden, auch nachdem etwas aufgedeckt war, und alle dürfen den Coach fragen. Dieser Tisch wird nicht gewertet.
web-practice-sure = Trotzdem zurücknehmen?
web-practice-about = Seitdem wurde etwas gezogen oder aufgedeckt. Wenn du trotzdem zurücknimmst, gilt dieser Tisch als Übung und wird nicht gewertet. Der Zufall bleibt, wie er ist: An derselben Stelle kommt wieder dasselbe.
web-practice-go = Trotzdem zurücknehmen (Übung)
web-practice-not = Dabei bleiben
web-restart = Zug neu beginnen
web-skip = Zum Tisch springen
web-side = Personen und Verlauf
web-tabs = Bereiche des Tisches
web-title = { $game } · Wunderkammer
web-title-turn = ● Du bist am Zug · { $game }
web-call = Du bist am Zug. { $question }
web-unreachable = Der Server ist gerade nicht zu erreichen. Der Tisch kommt von selbst wieder.
web-offline = getrennt
web-clock = Restzeit für diesen Zug

## Mehrere an einem Gerät

web-curtain = Gib das Gerät an { $name }
web-curtain-about = Alle anderen bitte wegsehen: Gleich erscheint, was nur dieser Platz wissen darf.
web-curtain-look = Ich bin { $name }: Tisch zeigen

## Tasten

web-keys = Tasten
web-key-type = einen Zug eintippen
web-key-number = die ersten neun Züge der Liste
web-key-arrows = von einem leuchtenden Ding zum nächsten
web-key-golden = der goldene Knopf
web-key-undo = zurücknehmen
web-key-restart = den Zug neu beginnen
web-key-hint = ein Tipp: wohin schauen, welcher Zug, warum
web-key-escape = neu wählen, Hinweis schließen
web-key-help = dieses Blatt; auf einem Teil: was es ist
web-keys-typed = Tab ergänzt, was du tippst. Tippe „warum“ (oder „why“) und einen Zug, um zu erfahren, warum er nicht möglich ist.

## Verlauf, Gespräch, Regeln

web-rules = Regeln
web-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
web-possible = Jetzt möglich: { $move }.
web-explain-more = Mehr in den Regeln
web-open-clause = { $clause } in den Regeln öffnen
web-rules-find = In den Regeln suchen
web-rules-chapters = Kapitel
web-rules-none = In den Regeln nicht gefunden.
web-title-rules = Regeln von { $game } · Wunderkammer
web-said-agreed = { $yes ->
    [true] { $seat } ist einverstanden.
   *[other] { $seat } ist nicht einverstanden.
}

## Personen

web-people = Am Tisch
web-me-choosing = du bist dran
web-actions-left = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
web-free = frei
web-leave = Den Tisch verlassen
web-stay = Bleiben
web-leave-about = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
web-leave-gathering = Dann kann jemand anderes deinen Platz einnehmen.
web-away-mine = Du hast den Tisch verlassen; ein Bot spielt deinen Platz.
web-back = Zurückkommen
web-wish-mine = Du möchtest zurücknehmen: { $move }. Die anderen müssen zustimmen; jeder Zug beendet die Bitte.
web-wish-hidden = einen Zug, den du nicht sehen kannst
web-spectator-about = Du siehst zu: Du siehst, was alle am Tisch sehen können.
web-no-table-about = Vielleicht ist der Link falsch geschrieben, oder der Tisch wurde längst entfernt.
web-try-again = Noch einmal versuchen
web-sit-down = Platz nehmen
web-look-on = Um hier mitzuspielen, brauchst du eine Einladung. Zusehen kannst du vor der Partie und währenddessen.
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

web-source = Quelle
web-show-all = Alles zeigen
web-replay = Wiederholung
web-print = Drucken
web-place = { $rank }. { $name }: { $score }.
web-fair = Ist der Zufall fair?
web-fair-before = Niemand kann die Karten und Würfe dieser Partie aussuchen. Der Server hat schon einen Schlüssel angekündigt. Sobald alle da sind, fügen die Seiten von selbst Geheimnisse hinzu, die niemand kennen oder ändern kann.
web-fair-about = Karten und Würfe folgen aus dem Schlüssel, den der Server angekündigt hat, bevor jemand Platz nahm, und aus den Geheimnissen aller Seiten. Alles war festgelegt, bevor etwas geöffnet wurde; so konnte niemand wählen.
web-fair-old = Vor der Partie hat der Server den Fingerabdruck eines geheimen Schlüssels gezeigt. Karten und Würfe folgen aus ihm und aus den Worten, die am Tisch dazukamen. Wer den Schlüssel kannte, hätte passende Worte wählen können; neuere Tische beweisen mehr.
web-fair-stirring = Es wird fair gemischt…
web-fair-waiting = Es fehlt noch: { $names }.
web-fair-aborted = { $count ->
    [one] Einmal musste neu versiegelt werden, weil eine Seite ihr Siegel nicht geöffnet hat.
   *[other] { $count }-mal musste neu versiegelt werden, weil eine Seite ihr Siegel nicht geöffnet hat.
}
web-fair-sealed = { $count ->
    [0] Keine Seite dieses Tisches war beteiligt: Der Schlüssel kommt allein vom Server.
    [one] Einer von { $seats } Plätzen war mit einem eigenen Geheimnis beteiligt.
   *[other] { $count } von { $seats } Plätzen waren mit eigenen Geheimnissen beteiligt.
}
web-fair-witness-part = Dieser Browser gehört dazu. Bevor er sein Geheimnis geöffnet hat, hat er sich gemerkt, was angekündigt war, und vergleicht alles damit.
web-fair-witness-elsewhere = Das Geheimnis deines Platzes stammt nicht aus diesem Browser: Ein anderes deiner Geräte hat es geöffnet, oder du warst nicht rechtzeitig da. Dieser Browser kann nur vergleichen, was er seither gesehen hat.
web-fair-witness-watching = Dieser Browser hat zugesehen. Er hat sich gemerkt, was angekündigt war, bevor ein Geheimnis geöffnet wurde.
web-fair-witness-late = Dieser Browser war vor dem ersten Ergebnis nicht da und hat nichts zum Vergleichen.
web-fair-covered = kein Geheimnis; für diesen Platz gilt die Ankündigung des Servers
web-fair-promise = Fingerabdruck der Ankündigung
web-fair-commitment = Ankündigung des Servers
web-fair-key = Schlüssel des Servers
web-fair-yes = Von diesem Browser geprüft: Der Schlüssel ist der angekündigte, die Siegel sind die, die vor dem ersten Öffnen gezeigt wurden, und jedes Geheimnis passt zu seinem Siegel.
web-fair-yes-late = Von diesem Browser geprüft: Der Schlüssel passt zu der Ankündigung, die er bei seiner Ankunft sah. Die Siegel hat er vor dem Öffnen nicht gesehen.
web-fair-not-checked = Hier nicht geprüft: ob jede Karte und jeder Wurf aus all dem folgt. Dafür sind die Regeln nötig. Lade die Aufzeichnung herunter und starte:
web-fair-broken = Der Zufall an diesem Tisch ist nicht der angekündigte.
web-fair-broken-commitment = Der Server zeigt jetzt eine andere Ankündigung als am Anfang.
web-fair-broken-seals = Das sind nicht die Siegel, die dieser Browser sah, bevor er seines geöffnet hat.
web-fair-broken-secret = Ein Geheimnis passt nicht zu seinem Siegel oder wurde nie geöffnet.
web-fair-broken-key = Der Schlüssel passt nicht zu der Ankündigung, die dieser Browser aufbewahrt hat.
web-fair-broken-aborted = Es wurde öfter neu versiegelt, als der Server sagt.
web-counting = Die Punkte werden gezählt…

## Der eigene Platz auf anderen Geräten

web-my-seat = Dein Platz
web-carry = Auf einem anderen Gerät spielen
web-carry-about = Öffne dort diesen Link, oder halte die Kamera auf den Code. Er gilt einmal, zehn Minuten lang. Danach kannst du auf beiden Geräten spielen.
web-carry-link = Link zu deinem Platz
web-carry-qr = Der Link zu deinem Platz als QR-Code
web-renew = Jemand anders hat meinen Link
web-renew-about = Du behältst deinen Platz hier. Alle anderen Geräte und Links verlieren ihn sofort.
web-renew-now = Alle anderen aussperren
web-renewed = Fertig. Deinen Platz spielt nur noch dieses Gerät.
web-dropped = Dieses Gerät spielt seinen Platz nicht mehr: Er wurde auf einem anderen Gerät erneuert. Um hier wieder zu spielen, wähle dort „Auf einem anderen Gerät spielen“.
web-latest = Was zuletzt geschah
web-drawers = Schubladen
web-show-board = Brett zeigen
web-show-scores = Wertung zeigen
web-moves-short = Züge

## Der Warteraum und die Zuschauenden

web-room = { $game } zu { $count }
web-chair = Platz { $number } ist frei
web-chair-free = Lade jemanden ein oder setz einen Bot hin
web-chair-reserved = Auf Einladung
web-chair-begins = beginnt
web-copy-invitation = Einladung kopieren
web-fill = Bot hinsetzen
web-remove-bot = Platz freigeben
web-bots-level = Stärke der Bots
web-begin-now = { $count ->
    [one] Jetzt beginnen, mit einem Bot
   *[other] Jetzt beginnen, mit { $count } Bots
}
web-seat-stays = Dein Platz bleibt deiner, auch wenn du diese Seite schließt.
web-invite-to = Einladung für Platz { $number }
web-invite-about = Scannen oder den Link schicken. Kein Konto: Ein Name genügt.
web-invite-link = Link zu diesem Platz
web-first-time = Zum ersten Mal dabei?
web-first-time-about = Sieh dir an, wie es geht. Dein Platz wartet auf dich.
web-learn-waiting = Beim Warten lernen
web-chat-table = Tisch
web-chat-spectators = Zuschauende
web-chat-mute = Zuschauende ausblenden
web-chat-muted = Du hast die Zuschauenden ausgeblendet, in diesem Browser und an jedem Tisch.
web-said-filled = { $seat } setzt sich: ein Bot.
web-said-freed = { $seat } ist wieder frei.
web-said-changed = Der Tisch wurde geändert.
web-said-taken = { $seat } nimmt die Partie mit, um anderswo weiterzuspielen. Hier gilt sie von jetzt an als Übung.
web-change-table = Tisch ändern
web-change-now = Ändern
web-change-stays = behält den Platz
web-change-about = Alle hier sehen die Änderung sofort. Verschickte Einladungen bleiben gültig.
web-change-begins = Dann sind alle Plätze besetzt: Die Partie beginnt sofort.
web-table-changed = Der Tisch wurde geändert. Gespielt wird jetzt:
