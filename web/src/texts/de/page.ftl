### Die Wörter der Seite allein; alles über die Spiele kommt aus den Texten, die auch das Terminal spricht.

web-motto = Ein Kabinett voller Spiele um Schätze. Spiel mit anderen oder gegen geduldige Bots.
web-players = { $low } bis { $high } Personen
web-play = Jetzt spielen
web-against = Gegen welche Bots?
web-level-novice = Neuling
web-level-amateur = Amateur
web-level-expert = Kenner
web-level-master = Meister
web-level-grandmaster = Großmeister
web-new-table = Neuer Tisch
web-open-tables = Offene Tische
web-no-open-tables = Gerade gibt es keine offenen Tische. Eröffne einen, oder spiel gegen Bots.
web-my-tables = Deine Tische
web-playing-now = Laufende Partien
web-join = Mitspielen
web-watch = Zusehen
web-resume = Weiterspielen
web-your-turn = du bist am Zug
web-waiting = wartet auf andere
web-gathering = noch nicht voll
web-over = beendet
web-foot = Eigene Zeichnungen und Texte · nicht mit den Verlagen verbunden
web-name = Dein Name
web-seats = Personen
web-seat-number = Platz { $number }
web-me = du
web-bot = Bot: { $level }
web-listed = Unter den offenen Tischen zeigen, wo sich alle dazusetzen können
web-pace = Bedenkzeit pro Zug
web-pace-none = unbegrenzt
web-pace-minute = eine Minute
web-pace-five = fünf Minuten
web-pace-day = ein Tag
web-open = Tisch eröffnen
web-cancel = Abbrechen
web-language = Sprache
web-look-name = Darstellung
web-look-system = wie das System
web-look-light = hell
web-look-dark = dunkel
web-lobby = Alle Tische
web-copy = Link kopieren
web-copied = Kopiert
web-shared = Geteilt
web-selected = Markiert: jetzt kopieren
web-sit = Hier Platz nehmen
web-wait-seats = Es geht los, wenn alle Plätze besetzt sind.
web-connecting = Verbindung wird hergestellt…
web-lost = Verbindung unterbrochen. Sie wird wiederhergestellt; deine Partie ist sicher.
web-you = Du
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-hide = Tipp verbergen
web-hint-which = Welcher Zug?
web-hint-why = Warum?
web-coach-look = Wo?
web-coach-move = Welcher Zug?
web-coach-why = Warum?
web-coach-off = aus
web-coach-off-about = Niemand redet dir drein.
web-coach-gentle = sanft
web-coach-gentle-about = Tipps, wenn du fragst: wohin schauen, welcher Zug, warum. Und eine Zeile, was dein Zug gebracht hat.
web-coach-strict = streng
web-coach-strict-about = Warnt dich auch, bevor du einen groben Fehler machst.
web-rematch = Revanche
web-start-over = Neu wählen
web-log = Verlauf
web-more-lines = { $count ->
    [one] noch eine Zeile
   *[other] noch { $count } Zeilen
}
web-fewer-lines = diesen Zug einklappen
web-chat = Chat
web-board = Spielplan
web-own = Ich
web-others = Andere
web-yes = ja
web-no = nein
web-moves = Deine Möglichkeiten
web-moves-count =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    } als Liste
web-nothing-asked = Gerade ist nichts zu tun.
web-type = ein Zug, oder „warum“ und ein Zug
web-typed = Zug eintippen
web-chat-earlier = Frühere anzeigen
web-chat-type = Etwas sagen
web-send = Senden
web-no-chat = Noch hat niemand etwas gesagt.
web-starts = beginnt
web-choosing = wählt
web-locked = gewählt
web-away = abwesend: ein Bot spielt
web-away-short = abwesend
web-final = Endstand
web-rank = Rang
web-points = Punkte
web-download = Partie herunterladen
web-wish = { $seat } möchte zurücknehmen: { $move }.{ $more ->
    [0] {""}
    [one] {""} Auch der Zug danach würde zurückgenommen.
   *[other] {""} Auch die { $more } Züge danach würden zurückgenommen.
}
web-agree = Einverstanden
web-disagree = Nein
web-said-sat = { $name } nimmt Platz.
web-said-left = { $seat } geht; ein Bot übernimmt.
web-said-back = { $seat } ist wieder da.
web-said-undone = { $seat } nimmt einen Zug zurück.
web-said-asked = { $seat } bittet darum, einen Zug zurückzunehmen.
web-said-late = { $seat } hat keine Zeit mehr.
web-said-closed = Der Tisch ist geschlossen.
web-said-again = { $seat } möchte eine Revanche.
web-said-voided = Die Seite von { $seat } hat ihr Siegel nicht geöffnet: Alle versiegeln neu.
web-again-here = Zur nächsten Partie
web-close = Schließen
web-known = Du kennst: { $pieces }
web-travel-cards = Deine Reisekarten
web-collection = Deine Sammlung
web-only-you = siehst nur du
web-in-hand = noch auf der Hand
web-lay-card = noch keine Karte
web-middle = In der Mitte
web-aside = Beiseitegelegt
web-of-four = { $count } von 4
web-open-site = offen
web-closed-site = geschlossen
web-nothing-there = Hier liegt nichts.
web-hand = Deine Hand

refused-other = Der Server lehnt das ab ({ $code }).
refused-unreachable = Der Server ist nicht zu erreichen. Läuft er?
