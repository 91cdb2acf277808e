### Was alle Spiele teilen: Listen, Fehler und die Wörter rund um den Tisch.
### Ein Feld eines Ereignisses oder Zugs kommt zweimal: $site wird gelesen, nach $site_id wird die Form gewählt.

list-and = { $first } und { $last }
name-seat = Platz { $number }

name-language-en = Englisch
name-language-fr = Französisch
name-language-de = Deutsch

## Abgelehnte Züge

reason-alone = { $reason }.
reason-with-clause = { $reason } ({ $clause }).
reason-game-over = Das Spiel ist zu Ende
reason-not-your-turn = { $seat } ist jetzt nicht gefragt

error-illegal-move = „{ $move }“ geht jetzt nicht. { $reason }
error-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
error-unknown-action = Eine Aktion mit der Nummer { NUMBER($action, useGrouping: 0) } gibt es in diesem Spiel nicht.
error-bad-action = Eine Aktion ist eine ganze Zahl, nicht etwas vom Typ { $type }.
error-bad-actions = Nötig ist eine ganze Zahl für jede von { $games } Partien, kein Feld der Form { $shape } vom Typ { $type }.
error-not-your-turn = Platz { $seat } ist jetzt nicht gefragt.
error-game-over = Das Spiel ist zu Ende. Es wird nicht mehr gezogen.

## Aufbau

error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
error-broken-game = Das Spiel „{ $name }“ aus dem Paket { $package } lässt sich nicht laden: { $problem }
error-no-balance = Für „{ $game }“ gibt es keinen Bericht zur Ausgewogenheit: Das Spiel sagt nicht, worauf zu achten ist.
error-unknown-language = In „{ $name }“ gibt es keine Texte. Es gibt: { $allowed }.
error-bad-seats = { $seats ->
    [one] Allein lässt sich { $game } nicht spielen; Plätze am Tisch: { $allowed }.
   *[other] Zu { $seats } lässt sich { $game } nicht spielen; Plätze am Tisch: { $allowed }.
}
error-no-such-seat = Einen Platz { $seat } gibt es nicht: Der Tisch hat { $seats } Plätze.
error-unknown-option = Eine Option „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
error-bad-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

## Ausgaben

error-edition-unreadable = Die Ausgabe lässt sich nicht lesen ({ $problem }).
error-edition-not-text = Die Ausgabe ist kein reiner Text in UTF-8.
error-edition-not-toml = Die Ausgabe ist kein gültiges TOML ({ $problem }).
error-edition-name = Eine Ausgabe braucht einen Namen aus Buchstaben, Ziffern und Unterstrichen; „{ $value }“ ist keiner.
error-edition-game = Diese Ausgabe ist nicht für { $game } gemacht.
error-edition-size = Eine Ausgabe hat höchstens { $allowed } Zeichen; diese hat mehr.
error-edition-nested = In dieser Ausgabe sind Schlüssel oder Listen zu tief ineinander verschachtelt. Eine Angabe ist eine Tabelle mit value, mark und source.
error-edition-values = Eine Ausgabe hat höchstens { $allowed } Schlüssel und Werte; diese hat mehr.
error-edition-word = Ein Schlüssel oder eine Zahl hat in einer Ausgabe höchstens { $allowed } Zeichen; hier ist eins länger.
error-figure-missing = Die Angabe „{ $key }“ fehlt.
error-figure-unknown = Die Angabe „{ $key }“ kennt niemand. Bekannt sind: { $allowed }.
error-figure-shape = Die Angabe „{ $key }“ braucht eine Tabelle mit value, mark und source.
error-figure-mark = Die Marke von „{ $key }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
error-figure-source = Bei „{ $key }“ steht nicht, woher die Angabe stammt: Die Quelle fehlt.
error-figure-part = Bei „{ $key }“ gibt es kein „{ $found }“. Es gibt: { $allowed }.
error-figure-length = Die Angabe „{ $key }“ braucht eine Liste von genau { $length } Werten, nicht { $value }.
error-figure-lengths = Die Angabe „{ $key }“ braucht eine Liste von { $low } bis { $high } Werten, nicht { $value }.
error-figure-total = Die Angaben { $keys } haben zusammen { $total } Zeilen, nicht { $found }.
error-figure-word = „{ $value }“ passt nicht zur Angabe „{ $key }“. Es gibt: { $allowed }.
error-figure-range = Die Angabe „{ $key }“ liegt zwischen { $low } und { $high }; „{ $value }“ liegt außerhalb.

## Partien

error-in-line = Zeile { NUMBER($line, useGrouping: 0) }: { $error }
error-in-file = { $file }: { $error }
error-unreadable-file = Die Partie lässt sich nicht lesen ({ $problem }).
error-unwritable-file = Die Partie lässt sich nicht schreiben ({ $problem }).
error-not-text = Die Datei ist kein reiner Text in UTF-8.
error-record-size = Eine aufgeschriebene Partie hat höchstens { $allowed } Bytes; diese hat mehr.
error-not-a-record = Das ist keine Partie: Die erste Zeile muss „Wunderkammer: 1“ lauten.
error-unknown-version = Diese Partie hat die Version „{ $value }“. Bekannt ist: { $allowed }.
error-malformed-header = „{ $text }“ ist keine Kopfzeile. Eine sieht so aus: „Schlüssel: Wert“.
error-unknown-key = Im Kopf gibt es keinen Schlüssel „{ $key }“. Es gibt: { $allowed }.
error-repeated-key = „{ $key }“ steht zweimal im Kopf.
error-missing-key = „{ $key }“ fehlt im Kopf.
error-seat-gap = Platz { $found } steht, wo Platz { $expected } stehen müsste.
error-bad-option-text = „{ $text }“ ist keine Option. Eine sieht so aus: „advanced“ oder „opening=random“.
error-wrong-rules = Diese Partie folgt den Regeln „{ $found }“; das sind nicht die, die hier gelten.
error-wrong-edition = Diese Partie wurde mit der Ausgabe „{ $found }“ gespielt, nicht mit „{ $expected }“.
error-malformed-line = „{ $text }“ ist keine Zeile einer Partie. Eine sieht so aus: „1 collect“ oder „* roll 3“.
error-hidden-move = „{ $move }“ ist verdeckt; so lässt sich die Partie nicht nachspielen.
error-wrong-seat = Platz { $seat } zieht, gefragt ist aber Platz { $expected }.
error-not-chance = Platz { $seat } zieht, aber der Zufall ist an der Reihe.
error-unexpected-chance = Der Zufall entscheidet, gefragt ist aber Platz { $expected }.
error-after-the-end = Das Spiel ist zu Ende; „{ $text }“ kommt zu spät.
error-not-over = Der Punktestand ist angegeben, aber das Spiel ist noch nicht zu Ende.
error-malformed-scores = „{ $text }“ ist kein Punktestand. Einer sieht so aus: „= 4 2 3“.
error-wrong-scores = Der Punktestand müsste { $expected } sein, die Partie sagt { $found }.
error-no-such-ply = Eine Stellung { $ply } gibt es nicht. Die letzte ist { $last }.
error-bad-fairness = Was über den Zufall vermerkt ist, lässt sich nicht lesen.
error-unfair-outcome = „{ $move }“ folgt nicht aus dem Schlüssel: Der Zufall hätte „{ $expected }“ sagen müssen.
error-wrong-commitment = Der Schlüssel ist nicht der versprochene: Vor der Partie wurde { $expected } gezeigt, und dieser Schlüssel ergibt { $found }.
error-wrong-seal = Das Geheimnis von Platz { $seat } passt nicht zu seinem Siegel.
error-not-finished = Die Partie ist nicht zu Ende.

## Am Tisch im Netz

error-across-chance = Nach den Zügen davor ist erst der Zufall dran: „{ $move }“ muss warten.
error-already-begun = Die Partie hat schon begonnen.
error-bad-message = Der Server versteht diese Nachricht nicht ({ $problem }).
error-bad-name = „{ $name }“ kann hier kein Name sein: Er hat 1 bis 40 sichtbare Zeichen auf einer Zeile.
error-bad-request = Der Server versteht diese Anfrage nicht ({ $problem }).
error-bots-count = Der Tisch hat { $expected } Plätze, aber Bots sind für { $found } genannt.
error-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte noch einmal versuchen.
error-by-invitation = Für diesen Tisch braucht man eine Einladung.
error-hello-again = Diese Verbindung hat sich schon vorgestellt.
error-invitation-used = Mit dieser Einladung hat schon jemand Platz genommen.
error-known-secret = Dieses Geheimnis wird an diesem Tisch schon benutzt. Zieh ein anderes.
error-many-devices = Ein Platz lässt sich auf höchstens { $allowed } Geräten spielen. Erneuere seinen Link, um neu anzufangen.
error-moves-count = Eine Nachricht enthält 1 bis { $allowed } Züge, nicht { $found }.
error-not-your-eyes = Solange die Partie läuft, sieht jeder sie nur mit eigenen Augen.
error-other-game = Diese Partie ist { $game } mit { $seats } Plätzen; ein Tisch, der sie fortsetzt, ist das auch.
error-record-or-table = Um eine andere Partie fortzusetzen, nenne eine Aufzeichnung oder einen Tisch, eins von beiden, und nach wie vielen Aktionen.
error-same-name = An diesem Tisch heißt schon jemand „{ $name }“.
error-similar-name = „{ $name }“ ist an diesem Tisch leicht mit „{ $like }“ zu verwechseln. Nimm einen Namen, der anders aussieht.
error-no-hello = Eine Verbindung muss sich erst vorstellen.
error-other-rules = Am Tisch wurde nach den Regeln { $found } gespielt, und dieser Server kennt die Regeln { $expected }.
error-damaged-table = Das Protokoll des Tisches ist beschädigt; die Partie lässt sich nicht nachspielen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-asked = Du bist nicht am Zug.
error-not-away = Diesen Platz spielt schon die Person selbst.
error-not-begun = Die Partie hat noch nicht begonnen.
error-not-your-seat = Platz { $seat } wird nicht von hier gespielt.
error-nothing-asked = Niemand hat um etwas gebeten.
error-open-not-asked = Dieser Platz hat jetzt nichts zu öffnen: Erst müssen alle Siegel auf dem Tisch liegen.
error-origin = Diese Seite darf nicht mit dem Server sprechen.
error-rematch-made = Es wird schon noch einmal gespielt, an einem anderen Tisch.
error-seal-copied = Jemand an diesem Tisch hat dasselbe Siegel. Jeder Platz braucht ein eigenes Geheimnis.
error-seal-not-asked = Dieser Platz muss jetzt nichts versiegeln.
error-seal-stands = Das Siegel dieses Platzes liegt schon auf dem Tisch; es lässt sich nicht mehr ändern.
error-seat-taken = Dieser Platz ist besetzt. Frei sind: { $free }.
error-second-seat = An einem offenen Tisch bekommt eine Adresse nur { $allowed ->
    [one] einen Platz
   *[other] { $allowed } Plätze
}. Für einen weiteren bitte um eine Einladung.
error-seats-free = Es sind noch Plätze frei: { $free }.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir; bitte noch einmal versuchen.
error-store-away = Der Server kommt gerade nicht an seine Tische. Nichts, was bestätigt wurde, geht verloren; bitte versuch es gleich noch einmal.
error-spectator = Du siehst nur zu.
error-stale = Am Tisch hat sich inzwischen etwas geändert. Bitte noch einmal hinsehen.
error-still-playing = Die Partie ist noch nicht zu Ende.
error-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
error-table-full = Alle Plätze sind besetzt.
error-text-length = Man kann 1 bis { $allowed } Zeichen auf einmal sagen, nicht { $found }.
error-unknown-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann ihn zulassen, mit „wunderkammer serve --allow-host { $host }“.
error-too-many = Das war zu viel auf einmal. Bitte einen Augenblick warten.
error-too-many-connections = Von deiner Adresse gibt es schon { $allowed } Verbindungen. Schließ eine und versuch es noch einmal.
error-too-many-connections-here = Dieser Server hat alle Verbindungen, die er halten kann ({ $allowed }). Bitte später noch einmal versuchen.
error-too-many-editions = { $allowed } Tische in der Stunde können eigene Zahlen haben. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-events = An diesem Tisch ist so viel geschehen ({ $allowed } Ereignisse), dass nur noch Züge möglich sind.
error-too-many-forks = { $allowed } Tische in der Stunde können ein anderes Spiel fortsetzen. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-hints = { $allowed } Tipps in der Minute sind möglich. Der nächste kommt in { $wait } Sekunden.
error-too-many-open-tables = Von deiner Adresse sind schon { $allowed } Tische offen. Beende oder verlass zuerst einen.
error-too-many-replays = { $allowed } Spiele in der Minute lassen sich ansehen. Bitte { $wait } Sekunden warten.
error-too-many-seats = Von einer Adresse lassen sich { $allowed } Plätze in der Stunde einnehmen. Bitte { $wait } Sekunden warten.
error-too-many-tables = Von einer Adresse lassen sich { $allowed } Tische in der Stunde eröffnen. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-tables-here = Dieser Server hat alle Tische, die er halten kann ({ $allowed }). Bitte noch einmal versuchen, wenn Spiele zu Ende sind.
error-too-many-words = Du kannst { $allowed }-mal in der Minute etwas sagen. Bitte { $wait } Sekunden warten.
error-too-many-words-here = An diesem Tisch wurde so viel gesagt ({ $allowed } Nachrichten), dass der Chat voll ist. Das Spiel geht weiter.
error-undo-away = Jemand aus der Runde ist gerade weg, und hier müssen alle zustimmen. Frag noch einmal, wenn alle wieder da sind.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-which-seat = Von hier werden mehrere Plätze gespielt ({ $seats }); die Nachricht muss einen nennen.
error-wrong-secret = Dieses Geheimnis passt nicht zum Siegel des Platzes.
error-wrong-token = Dieser Link gilt für keinen Platz an diesem Tisch, oder nicht mehr.
error-wrong-code = Dieser Link für ein anderes Gerät wurde schon benutzt, oder seine Zeit ist um. Hol dir einen neuen, wo du spielst.

## Das Ende

over-best = { $seats } gewinnt: die schönste Sammlung von allen.
over-best-you = Du gewinnst: die schönste Sammlung von allen.
over-shared = { $seats } teilen sich den Sieg.
over-shared-you = Du teilst dir den Sieg mit { $seats }.

## Wörter rund um den Tisch

ui-game = Spiel
ui-round = Runde { $round }
ui-stage = Abschnitt
ui-question = Frage
ui-person = Name
ui-seat = Platz
ui-seats = Plätze
ui-you = du
ui-bot = Automat
ui-score = Punkte
ui-scores-are = Punktestand: { $scores }
ui-rank = Rang
ui-ranks = Ränge
ui-win = Sieg
ui-wins = Siege
ui-average = Durchschnitt
ui-option = Option
ui-options = Optionen
ui-edition = Ausgabe
ui-rules = Regeln
ui-yes = ja
ui-no = nein
ui-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
ui-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
ui-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
ui-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
ui-per-second = { $count } pro Sekunde
ui-seed = Startzahl { $seed }
ui-thinking = { $seat } denkt nach …
ui-saved-to = Gespeichert in { $file }.
ui-continue-with = Weiter geht es mit: { $command }
ui-goodbye = Auf Wiedersehen. Die Lampen bleiben an.
ui-welcome = Willkommen. Nimm Platz.
ui-your-turn = Dein Zug
ui-moves = { $count ->
    [one] Du hast einen Zug:
   *[other] Du hast { $count } Züge:
}
ui-more-moves = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
ui-is-legal = „{ $move }“ ist jetzt möglich.
ui-no-clause = Weder eine Regel noch ein Begriff: { $clause }.
ui-no-glossary = Zu „{ $game }“ gibt es kein Glossar.
ui-no-rulebook = Für „{ $game }“ gibt es kein Regelheft.
ui-position = Stellung { $ply } von { $last }
ui-record-is-right = In dieser Partie stimmt alles.
ui-record-unfinished = Bis hierher stimmt alles; das Spiel ist noch nicht zu Ende.
ui-taken-back = Zurückgenommen.
ui-cannot-take-back = Hier lässt sich nichts zurücknehmen.

## Hinweise von `play`

ui-hint-move = Tippe einen Zug, zum Beispiel „{ $move }“.
ui-hint-enter = Enter macht den einzigen Zug: { $move }
ui-hint-tab = Tab ergänzt, was du tippst.
ui-hint-list = „?“ zeigt deine Züge.
ui-hint-why = „why ZUG“ sagt, warum ein Zug nicht geht.
ui-hint-hint = „hint“ fragt einen starken Bot, was er spielen würde.
ui-hint-board = „board“ zeigt den Tisch noch einmal.
ui-hint-rules = „rules 3.2“ schlägt die Regeln an dieser Ziffer auf.
ui-hint-undo = „undo“ nimmt deinen letzten Zug zurück, solange nichts Neues zu sehen war.
ui-hint-quit = „quit“ beendet den Abend; die Partie bleibt erhalten.

## Die Befehlszeile

ui-interpreted = Die Regeln laufen hier unübersetzt und darum langsamer; „make“ übersetzt sie, wo es einen C-Compiler gibt.
error-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
ui-bots-count = { $found ->
    [one] Ein Bot ist genannt
   *[other] { $found } Bots sind genannt
}, aber { $expected ->
    [one] ein Platz ist
   *[other] { $expected } Plätze sind
} für Bots da. Ein einziger Name gilt für alle.
ui-which-game = Welches Spiel? Es gibt: { $allowed }.
ui-other-game = { $file } ist eine Partie { $game }.
ui-file-exists = { $file } gibt es schon. Setze die Partie mit --continue fort oder wähle einen anderen Namen.
ui-bad-name = „{ $name }“ kann hier niemand heißen: Wähle einen anderen Namen.
ui-finished = Die Partie in { $file } ist zu Ende.
ui-guest = Gast
ui-actions = { $count ->
    [one] Eine Aktion.
   *[other] { $count } Aktionen.
}
ui-advice = Ein Bot würde erwägen:
ui-advice-chance = gewinnt zu { $share } %
ui-did-you-mean = Meintest du: { $near }?
ui-unknown-move-near = „{ $move }“ ist kein Zug dieses Spiels. Meintest du: { $near }?
ui-undo-nothing = Du hast noch keinen Zug gemacht.
ui-undo-chance = Seit deinem letzten Zug hat der Zufall gesprochen; er lässt sich nicht mehr zurücknehmen.
ui-undo-seen = Dein letzter Zug hat Verborgenes ans Licht gebracht; er lässt sich nicht mehr zurücknehmen.
ui-undo-other = Seit deinem letzten Zug haben andere gehandelt; er lässt sich nicht mehr zurücknehmen.
ui-hint-help = „help“ erklärt, was du sonst noch tippen kannst.
ui-hint-save = „save“ sichert die Partie jetzt; das geschieht auch nach jedem Zug.
ui-hint-narrow = „? { $beginning }“ zeigt nur, was so beginnt.
ui-only-you = nur du siehst das
ui-for-seats = für { $low } bis { $high } Spieler
ui-default = Vorgabe
ui-edition-option = Eigene Angaben statt der Ausgabe „{ $name }“ („rules --edition“ druckt sie, zum Kopieren und Verbessern)
ui-rules-hint = „wunderkammer rules { $game }“ schlägt das Regelbuch auf.
ui-simulating = Es wird gespielt
ui-share = Anteil
ui-interval = 95-%-Bereich
ui-average-rank = Ø Rang
ui-average-score = Ø Wertung
ui-per-game = { $games ->
    [one] Eine Partie:
   *[other] { $games } Partien, im Mittel:
} { $rounds } Runden, { $actions } Aktionen, davon { $decisions } Entscheidungen.
ui-speed = { $count } Entscheidungen in der Sekunde.
ui-count = { NUMBER($count) }
ui-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-stopped = Angehalten nach { $games } von { $total } Partien.

## Der Webtisch, von der Seite des Gastgebers

error-unknown-store = Es gibt keine Ablage namens „{ $address }“. Es gibt: { $allowed }.
error-store-unusable = Die Tische können hier nicht aufbewahrt werden ({ $problem }).
error-store-trouble = { $cause ->
    [full] Der Datenträger ist voll; wo die Tische liegen, kann nichts mehr geschrieben werden.
    [read-only] Wo die Tische liegen, kann gelesen, aber nicht geschrieben werden.
    [busy] Ein anderes Programm belegt die Tische. Versuch es gleich noch einmal.
    [damaged] Die Tische sind hier beschädigt. „wunderkammer check“ sagt, was heil ist.
   *[away] Die Tische sind nicht zu erreichen.
}
error-file-damaged = { $file } ist beschädigt oder keine Datei mit Tischen ({ $problem }). „wunderkammer repair --out NEU“ rettet in einen neuen Ordner, was heil ist.
error-served-already = Ein anderes Wunderkammer (Prozess { $process }) bedient { $folder } schon. Beende es, oder wähle mit --data einen anderen Ordner.
error-store-unreachable = Die Datenbank ist nicht zu erreichen ({ $problem }). Prüfe die Adresse in --database oder DATABASE_URL.
error-database-refused = Die Datenbank lässt uns nicht ein ({ $problem }). Prüfe die Adresse in --database oder DATABASE_URL.
error-store-too-new = Die Tische hat eine neuere Wunderkammer aufbewahrt (Version { $found }; diese kennt { $expected }). Nimm jene.
error-no-tables = Hier gibt es keine Tische. Nenne ihren Ordner mit --data.
error-table-exists = Es gibt schon einen Tisch „{ $table }“.
ui-table-no-such-table = Es gibt keinen Tisch „{ $table }“.
ui-table-not-begun = Am Tisch „{ $table }“ hat noch keine Partie begonnen.
ui-table-other-rules = Am Tisch „{ $table }“ wurde nach den Regeln { $found } gespielt, und dieses Programm kennt die Regeln { $expected }. Nimm die Wunderkammer, mit der dort gespielt wurde.
ui-table-damaged-table = Das Protokoll von Tisch „{ $table }“ ist beschädigt; die Partie lässt sich nicht nachspielen. Eine Sicherung hat es vielleicht ganz.
error-copy-exists = Die Datei gibt es schon. Wähle einen anderen Namen.
error-copy-failed = Die Kopie lässt sich nicht anlegen ({ $problem }).
error-folder-unusable = Der Ordner { $folder } ist nicht zu gebrauchen ({ $problem }). Wähle einen anderen.
error-address-taken = Port { NUMBER($port, useGrouping: 0) } von { $host } ist belegt, vielleicht von einer Wunderkammer, die schon offen ist. Wähle einen anderen mit --port, oder irgendeinen freien mit --port 0.
error-address-unusable = Unter { $host }, Port { NUMBER($port, useGrouping: 0) }, lässt sich nicht lauschen ({ $problem }). 127.0.0.1 ist dieser Rechner, 0.0.0.0 das ganze Netz; Ports ab 1024 stehen allen offen.
error-bus-unreachable = Valkey oder Redis ist nicht zu erreichen ({ $problem }). Prüfe die Adresse in --bus oder BUS_URL.
error-unknown-bus = Die Adresse in --bus oder BUS_URL beginnt mit: { $allowed }.
error-unknown-limit = „{ $text }“ ist keine Grenze. Möglich sind { $allowed }.
error-unknown-level = Es gibt keine Stufe „{ $name }“. Es gibt: { $allowed }.
error-workers-need-database = { $workers } Prozesse können sich nicht eine Datei teilen. Nenne eine PostgreSQL-Datenbank mit --database oder DATABASE_URL, oder lass es einen machen.
ui-serve-open = Die Tische sind gedeckt: { $address }
ui-serve-others = Für andere in deinem Netz: { $address }
ui-serve-alone = Nur dieser Rechner kommt herein; --host 0.0.0.0 lässt auch andere ein.
ui-serve-kept = Alles wird aufbewahrt in { $file }
ui-serve-end = Strg-C beendet es; die Partien gehen beim nächsten Mal weiter.
ui-serve-closed = Geschlossen. Jeder Zug ist aufbewahrt.
ui-serve-ready = Alles lässt sich öffnen.
ui-serve-no-bus = Ohne --bus oder BUS_URL sehen die Prozesse nur alle zwei Sekunden nach Neuem.
ui-table-wrong-key = Der Schlüssel von Tisch „{ $table }“ ist nicht der versprochene; sein Zufall lässt sich nicht prüfen.
ui-table-differs = Die Partie von Tisch „{ $table }“ führt beim Nachspielen zu einer anderen Stellung.
ui-check-file = Die Datei der Tische ist beschädigt: { $problem }
ui-checking = Prüfe
ui-checked = { $count ->
    [0] Es gibt keine Tische.
    [one] { $whole ->
        [0] Der eine Tisch ist nicht heil.
       *[other] Der eine Tisch ist heil.
    }
   *[other] { $whole } von { $count } Tischen sind heil.
}
ui-positions-unreadable = Die aufgeschriebenen Stellungen sind nicht zu lesen ({ $problem }).
ui-repair-postgres = Diese Tische liegen in PostgreSQL, das sich nach einem Absturz selbst repariert; für verlorene Daten gibt es die Kopie von „pg_dump“.
ui-repair-shortened = Von Tisch „{ $table }“ konnten die ersten { $kept } von { $count } Ereignissen gerettet werden.
ui-repair-lost = Tisch „{ $table }“ ist verloren.
ui-repaired = { $count ->
    [0] Kein Tisch ist
    [one] Ein heiler Tisch ist
   *[other] { $count } heile Tische sind
} jetzt in { $file }. Die beschädigte Datei ist, wie sie war.
ui-export-what = Nenne die Tische, oder nimm mit --all alle.
ui-exported = { $count ->
    [0] Keine Partie wurde geschrieben.
    [one] Eine Partie wurde geschrieben.
   *[other] { $count } Partien wurden geschrieben.
}
ui-imported = { $file } stimmt und wird aufbewahrt als Tisch { $table }
ui-tables-found = { $count ->
    [0] Kein Tisch.
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
ui-tables-closed = { $count ->
    [0] Kein Tisch wurde geschlossen.
    [one] Ein Tisch wurde geschlossen.
   *[other] { $count } Tische wurden geschlossen.
}
ui-tables-removed = { $count ->
    [0] Kein Tisch wurde entfernt.
    [one] Ein Tisch wurde entfernt.
   *[other] { $count } Tische wurden entfernt.
}
ui-tables-forgotten = { $count ->
    [0] An keinem Tisch wurde etwas gefunden.
    [one] Name und Worte sind von einem Tisch verschwunden.
   *[other] Name und Worte sind von { $count } Tischen verschwunden.
}
ui-tables-sure = { $count ->
    [one] Ein Tisch würde endgültig geändert.
   *[other] Bis zu { $count } Tische würden endgültig geändert.
} Weiter?
ui-tables-phase = Eine Phase „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
ui-table-busy = Am Tisch „{ $table }“ geschieht gerade zu viel. Bitte noch einmal versuchen.
ui-backed-up = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
} jetzt in { $file }.
ui-backup-postgres = Diese Tische liegen in PostgreSQL: „pg_dump“ macht eine Kopie davon, auch während der Server läuft.
ui-record-fair = { $count ->
    [one] Ein Ausgang
   *[other] Alle { $count } Ausgänge
} des Zufalls folgen aus dem Schlüssel.
ui-record-fair-shown = { $count ->
    [one] Ein Ausgang
   *[other] Alle { $count } Ausgänge
} des Zufalls folgen aus dem Schlüssel, und es ist der, der vor der Partie versprochen wurde.
ui-record-seals = { $count ->
    [0] Kein Platz hat ein Geheimnis versiegelt: Der Schlüssel war allein der des Servers.
    [one] Platz { $seats } hat ein eigenes Geheimnis versiegelt, und es passt zu seinem Siegel.
   *[other] Die Plätze { $seats } haben eigene Geheimnisse versiegelt, und alle passen zu ihren Siegeln.
}
ui-record-aborted = { $count ->
    [0] Vor dem ersten Zug des Zufalls musste nichts neu versiegelt werden.
    [one] Vor dem ersten Zug des Zufalls musste einmal alles neu versiegelt werden.
   *[other] Vor dem ersten Zug des Zufalls musste { $count }-mal alles neu versiegelt werden.
}
ui-record-not-compared = { $kept ->
    [key] Nicht verglichen: ob die Siegel die sind, die vor der Partie gezeigt wurden. Gib --commitment den Fingerabdruck des ganzen Versprechens, den deine Seite aufbewahrt hat.
   *[nothing] Nicht verglichen: ob Schlüssel und Siegel die sind, die vor der Partie gezeigt wurden. Gib --commitment, was deine Seite aufbewahrt hat.
}
ui-record-given = { $count ->
    [one] Die erste Aktion war
   *[other] Die ersten { $count } Aktionen waren
} vorgegeben: Die Partie setzte eine andere fort. Der Schlüssel gilt für das, was danach kam.
ui-no-key = Diese Aufzeichnung enthält den Schlüssel ihres Zufalls nicht; es gibt nichts zu vergleichen.

## Das Labor

error-arena-alone = Eine Arena braucht mindestens zwei Bots.
error-arena-twice = „{ $name }“ ist zweimal genannt; alle Bots sitzen ohnehin gleich oft am Tisch.
error-arena-too-few = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} zu wenig: Bei { $bots } Bots müssen es mindestens { $bots } sein, damit jeder auf jedem Platz sitzt.
error-arena-uneven = { $bots } Bots können in { $games } Partien nicht gleich oft auf jedem Platz sitzen; { $below } oder { $above } gingen.
error-arena-unreadable = Die Partien lassen sich nicht lesen ({ $problem }).
error-arena-unwritable = Die Partien lassen sich nicht schreiben ({ $problem }).
error-arena-not-one = Das ist keine Datei einer Arena; wähle einen anderen Namen.
error-arena-other = Die Partien in dieser Datei gehören zu einer anderen Arena: „{ $key }“ ist dort { $found }, nicht { $expected }.
error-arena-line = Das ist keine Partie dieser Arena.
error-program-name = „{ $name }“ kann kein Programm heißen: Der Name darf nicht der eines Bots sein, den es schon gibt, und weder Kommas noch Leerzeichen haben.
error-program-command = „{ $command }“ ist kein Befehl, der sich als „{ $name }“ starten ließe. Schreib ihn als NAME=BEFEHL.
error-program-missing = „{ $name }“ lässt sich nicht starten: Es gibt kein Programm „{ $program }“, oder es ist nicht ausführbar.
error-program-twice = Zwei Programme heißen „{ $name }“.
error-program-unused = „{ $name }“ ist ein Programm ohne Platz: Nenne es auch in --bots.
error-forfeit-not-started = Er lässt sich nicht starten ({ $problem }).
error-forfeit-ended = Er endete vor der Partie (Rückgabewert { $status }).
error-forfeit-closed = Er hat seine Eingabe oder Ausgabe geschlossen.
error-forfeit-silent = Er hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-forfeit-too-long = Seine Antwort ist länger als { $limit } Bytes.
error-forfeit-unreadable = Seine Antwort ist nicht zu lesen: „{ $answer }“.
error-forfeit-no-move = Seine Antwort ist kein Zug dieses Spiels: „{ $answer }“.
error-forfeit-illegal = Seine Antwort „{ $move }“ war nicht möglich ({ $clause }).
error-workers-lost = Alle Prozesse gingen { $times } Mal in Folge verloren. Reicht der Speicher?
error-extra-missing = Dafür braucht es die Bibliothek { $library }: pip install "wunderkammer[{ $extra }]"
error-ray-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster ({ $problem }).
error-ray-lost = Der Ray-Cluster ist ausgefallen ({ $problem }).
ui-arena-found = { $games ->
    [one] Eine Partie war
   *[other] { $games } Partien waren
} schon gespielt.
ui-arena-continue = Derselbe Befehl macht mit { $file } weiter.
ui-arena-bot = Bot
ui-arena-games = Partien
ui-margin = Abstand
ui-rating = Spielstärke
ui-forfeits = Durch eigene Schuld verloren: { $bots }
ui-forfeited = „{ $name }“ verliert Partie { $game } auf Platz { $seat }. { $why }
ui-arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} an { $seats } Plätzen. Startzahl { $seed }

## Der Bericht zur Ausgewogenheit

error-balance-unwritable = Der Bericht lässt sich nicht schreiben ({ $problem }).
ui-balance-written = Der Bericht: { $file }
ui-balance-title = Bericht zur Ausgewogenheit
ui-balance-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} an { $seats } Plätzen, unter Bots.
ui-balance-partial = Vorzeitig angehalten: { $games } von { $total } Partien wurden gespielt, und nur diese zählen hier.
ui-balance-bots = Bots
ui-balance-seed = Startzahl
ui-balance-version = Version
ui-balance-command = Dieser Befehl spielt dieselben Partien und macht diese Seite noch einmal:
ui-balance-about = Bei jeder Zahl steht der Bereich, der die wahre in 95 von 100 Fällen enthält; in den Bildern ist es der dünne Strich auf dem Balken. Von zwanzig Zahlen liegt eine schon durch Glück außerhalb: Achte auf das, was deutlich heraussticht. Die Zahlen zeigen, wie diese Bots spielen: Was sie nie versuchen, sieht man nicht, und was mit dem Gewinnen einhergeht, muss nicht seine Ursache sein.
ui-balance-fair = gestrichelt: alle Plätze gleich, { $share }
ui-balance-table = Die Zahlen als Tabelle
ui-balance-mean = Mittel { $value }, { $interval }
ui-balance-level = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

ui-balance-seats = Plätze
ui-balance-seats-note = Macht es etwas aus, wer beginnt? Platz 1 ist zuerst am Zug. Ein geteilter Sieg zählt zu Bruchteilen.
ui-balance-distributions = Punkte und Dauer
ui-balance-distributions-note = Die Punkte aller Plätze, und wie lang Partien sind.
ui-balance-scores = Punkte
ui-balance-rounds = Runden
ui-balance-decisions = Entscheidungen einer Partie
ui-balance-points = Woher die Punkte kommen
ui-balance-points-note = Bei allen Plätzen, und bei denen, die gewannen.

ui-balance-column-games = Anteil der Partien
ui-balance-column-seats = Anteil der Plätze
ui-balance-column-wins = Siege
ui-balance-column-score = Punkte im Mittel
ui-balance-column-mean = Mittel aller Plätze
ui-balance-column-winners = Mittel der Sieger
ui-balance-column-per-game = Mal in einer Partie

## Die Bretter der Spiele

ui-is-first = ist Startspieler
ui-last-round = letzte Runde
ui-hand = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-passed = hat gepasst
ui-takes = { $seat } nimmt: { $things }.
ui-worth = Wert

## The marks of the rulebooks: where a rule or a figure comes from.

ui-marks = Woher die Regel kommt
ui-mark-legend = { $name }: { $about }
ui-mark-p = gedruckt
ui-mark-p-about = in einer Spielanleitung
ui-mark-d = erschlossen
ui-mark-d-about = aus der Anleitung oder aus Rezensionen
ui-mark-r = rekonstruiert
ui-mark-r-about = steht nur auf Spielmaterial, das wir nicht gesehen haben; du hast die Schachtel? Korrigiere es in einer eigenen Ausgabe
ui-mark-o = von uns
ui-mark-o-about = die Anleitung sagt dazu nichts

## What is known of a game's box.

ui-fact-age = ab { $age } Jahren
ui-fact-minutes = { $low }–{ $high } Minuten
ui-fact-reviewed = { $fact } (laut einer Rezension)
ui-fact-authors = von { $authors }
ui-fact-publisher = { $publisher } { $year }
