### What commands say to whoever runs a server or a laboratory; the page needs none of it.

## Der Webtisch, von der Seite des Gastgebers

error-unknown-store = Es gibt keinen Speicher namens „{ $address }“. Zur Wahl stehen: { $allowed }.
error-store-unusable = Die Tische lassen sich hier nicht speichern ({ $problem }).
error-store-trouble = { $cause ->
    [full] Der Datenträger mit den Tischen ist voll; es lässt sich nichts mehr schreiben.
    [read-only] Die Tische lassen sich lesen, aber nicht schreiben.
    [busy] Ein anderes Programm benutzt die Tische. Versuch es gleich noch einmal.
    [damaged] Die Tische sind beschädigt. „wunderkammer check“ sagt, welche unbeschädigt sind.
   *[away] Die Tische sind nicht zu erreichen.
}
error-file-damaged = { $file } ist beschädigt oder keine Datei mit Tischen ({ $problem }). „wunderkammer repair --out NEU“ rettet alles Unbeschädigte in einen neuen Ordner.
error-served-already = Eine andere Wunderkammer (Prozess { $process }) benutzt { $folder } schon. Beende sie, oder wähle mit --data einen anderen Ordner.
error-store-unreachable = Die Datenbank ist nicht zu erreichen ({ $problem }). Prüfe die Adresse in --database oder DATABASE_URL.
error-database-refused = Die Datenbank verweigert den Zugang ({ $problem }). Prüfe die Adresse in --database oder DATABASE_URL.
error-store-too-new = Diese Tische hat eine neuere Wunderkammer geschrieben (Version { $found }; diese kennt { $expected }). Nimm die neuere.
error-no-tables = Hier gibt es keine Tische. Nenne ihren Ordner mit --data.
error-table-exists = Es gibt schon einen Tisch „{ $table }“.
ui-table-no-such-table = Es gibt keinen Tisch „{ $table }“.
ui-table-not-begun = Die Partie an Tisch „{ $table }“ hat noch nicht begonnen.
ui-table-other-rules = An Tisch „{ $table }“ wurde nach den Regeln { $found } gespielt; dieses Programm kennt die Regeln { $expected }. Nimm die Wunderkammer, mit der dort gespielt wurde.
ui-table-damaged-table = Das Protokoll von Tisch „{ $table }“ ist beschädigt; die Partie lässt sich nicht nachspielen. Vielleicht ist es in einer Sicherung unbeschädigt.
error-copy-exists = Die Datei gibt es schon. Wähle einen anderen Namen.
error-copy-failed = Die Kopie lässt sich nicht anlegen ({ $problem }).
error-folder-unusable = Der Ordner { $folder } lässt sich nicht benutzen ({ $problem }). Wähle einen anderen.
error-address-taken = Port { NUMBER($port, useGrouping: 0) } von { $host } ist belegt, vielleicht von einer anderen Wunderkammer. Wähle einen anderen Port mit --port, oder irgendeinen freien mit --port 0.
error-address-unusable = Der Server kann unter { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht lauschen ({ $problem }). 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 das ganze Netz; Ports unter 1024 brauchen besondere Rechte.
error-bus-unreachable = Valkey oder Redis ist nicht zu erreichen ({ $problem }). Prüfe die Adresse in --bus oder BUS_URL.
error-unknown-bus = Die Adresse in --bus oder BUS_URL muss so beginnen: { $allowed }.
error-unknown-limit = „{ $text }“ ist keine Grenze. Zur Wahl stehen: { $allowed }.
error-unknown-level = Es gibt keine Stufe „{ $name }“. Zur Wahl stehen: { $allowed }.
ui-unknown-coach = Es gibt keinen Coach „{ $coach }“. Zur Wahl stehen: { $allowed }.
error-app-missing = In „{ $folder }“ ist keine Seite. Baue sie mit `make site`.
error-workers-need-database = { $workers } Prozesse können sich keine Datei teilen. Nenne eine PostgreSQL-Datenbank mit --database oder DATABASE_URL, oder nimm nur einen Prozess.
ui-serve-open = Die Tische stehen bereit: { $address }
ui-serve-others = Für andere in deinem Netz: { $address }
ui-serve-alone = Nur dieser Rechner kann sich verbinden. Mit --host 0.0.0.0 können es auch andere.
ui-serve-kept = Alles wird gespeichert in { $file }
ui-serve-end = Strg-C beendet den Server. Alle Partien gehen beim nächsten Mal weiter.
ui-serve-closed = Beendet. Jeder Zug ist gespeichert.
ui-serve-ready = Alles ist bereit.
ui-serve-no-bus = Ohne --bus oder BUS_URL sehen die Prozesse nur alle zwei Sekunden nach Neuigkeiten.
ui-table-wrong-key = Der Schlüssel von Tisch „{ $table }“ ist nicht der angekündigte; sein Zufall lässt sich nicht prüfen.
ui-table-differs = Nachgespielt führt die Partie von Tisch „{ $table }“ zu einer anderen Stellung.
ui-check-file = Die Datei mit den Tischen ist beschädigt: { $problem }
ui-checking = Prüfe
ui-checked = { $count ->
    [0] Es gibt keine Tische.
    [one] { $whole ->
        [0] Der einzige Tisch ist beschädigt.
       *[other] Der einzige Tisch ist unbeschädigt.
    }
   *[other] { $whole } von { $count } Tischen sind unbeschädigt.
}
ui-positions-unreadable = Die gespeicherten Stellungen lassen sich nicht lesen ({ $problem }).
ui-repair-postgres = Diese Tische liegen in PostgreSQL, das sich nach einem Absturz selbst repariert. Sind Daten verloren, spiel eine Kopie von „pg_dump“ zurück.
ui-repair-shortened = Tisch „{ $table }“: Die ersten { $kept } von { $count } Ereignissen konnten gerettet werden.
ui-repair-lost = Tisch „{ $table }“ ist verloren.
ui-repaired = { $count ->
    [0] In { $file } wurde kein unbeschädigter Tisch gespeichert.
    [one] In { $file } wurde ein unbeschädigter Tisch gespeichert.
   *[other] In { $file } wurden { $count } unbeschädigte Tische gespeichert.
} Die beschädigte Datei ist unverändert.
ui-export-what = Nenne die Tische, oder wähle mit --all alle.
ui-exported = { $count ->
    [0] Keine Partie wurde geschrieben.
    [one] Eine Partie wurde geschrieben.
   *[other] { $count } Partien wurden geschrieben.
}
ui-imported = { $file } stimmt und ist jetzt Tisch { $table }
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
    [one] Name und Nachrichten wurden von einem Tisch entfernt.
   *[other] Name und Nachrichten wurden von { $count } Tischen entfernt.
}
ui-tables-sure = { $count ->
    [one] Das ändert einen Tisch endgültig.
   *[other] Das ändert bis zu { $count } Tische endgültig.
} Weiter? [j/N]
ui-tables-phase = Es gibt keine Phase „{ $name }“. Zur Wahl stehen: { $allowed }.
ui-table-busy = An Tisch „{ $table }“ passiert gerade zu viel. Bitte versuch es noch einmal.
ui-backed-up = { $count ->
    [one] Ein Tisch wurde
   *[other] { $count } Tische wurden
} nach { $file } kopiert.
ui-backup-postgres = Diese Tische liegen in PostgreSQL. Kopiere sie mit „pg_dump“, auch während der Server läuft.
ui-record-fair = { $count ->
    [one] Das einzige Ergebnis des Zufalls folgt aus dem Schlüssel.
   *[other] Alle { $count } Ergebnisse des Zufalls folgen aus dem Schlüssel.
}
ui-record-fair-shown = { $count ->
    [one] Das einzige Ergebnis des Zufalls folgt aus dem Schlüssel, und er ist der vor der Partie angekündigte.
   *[other] Alle { $count } Ergebnisse des Zufalls folgen aus dem Schlüssel, und er ist der vor der Partie angekündigte.
}
ui-record-seals = { $count ->
    [0] Kein Platz hat ein Geheimnis versiegelt: Der Schlüssel kam allein vom Server.
    [one] Platz { $seats } hat ein eigenes Geheimnis versiegelt, und es passt zum Siegel.
   *[other] Die Plätze { $seats } haben eigene Geheimnisse versiegelt, und alle passen zu ihren Siegeln.
}
ui-record-aborted = { $count ->
    [0] Das Versiegeln gelang beim ersten Mal.
    [one] Vor dem ersten Ergebnis musste einmal neu versiegelt werden.
   *[other] Vor dem ersten Ergebnis musste { $count }-mal neu versiegelt werden.
}
ui-record-not-compared = { $kept ->
    [key] Nicht verglichen: ob das die Siegel sind, die vor der Partie gezeigt wurden. Gib --commitment den Fingerabdruck der ganzen Ankündigung, den deine Seite aufbewahrt hat.
   *[nothing] Nicht verglichen: ob Schlüssel und Siegel die sind, die vor der Partie gezeigt wurden. Gib --commitment den Wert, den deine Seite aufbewahrt hat.
}
ui-record-given = { $count ->
    [one] Die erste Aktion stammt
   *[other] Die ersten { $count } Aktionen stammen
} aus einer anderen Partie. Der Schlüssel gilt für alles danach.
ui-no-key = Diese Aufzeichnung enthält den Schlüssel ihres Zufalls nicht; es gibt nichts zu vergleichen.

## Das Labor

error-arena-alone = Eine Arena braucht mindestens zwei Bots.
error-arena-twice = „{ $name }“ ist zweimal genannt. Alle Bots spielen ohnehin gleich oft.
error-arena-too-few = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} zu wenig: { $bots } Bots brauchen mindestens { $bots } Partien, damit jeder auf jedem Platz spielt.
error-arena-uneven = { $bots } Bots können in { $games } Partien nicht gleich oft auf jedem Platz spielen. Wähle { $below } oder { $above } Partien.
error-arena-unreadable = Die Partien lassen sich nicht lesen ({ $problem }).
error-arena-unwritable = Die Partien lassen sich nicht schreiben ({ $problem }).
error-arena-not-one = Das ist keine Arena-Datei. Wähle einen anderen Namen.
error-arena-other = Die Partien in dieser Datei gehören zu einer anderen Arena: „{ $key }“ ist dort { $found }, nicht { $expected }.
error-arena-line = Das ist keine Partie dieser Arena.
error-program-name = „{ $name }“ kann kein Programm heißen: Der Name darf nicht der eines eingebauten Bots sein und keine Kommas oder Leerzeichen enthalten.
error-program-command = „{ $command }“ ist kein Befehl, der sich als „{ $name }“ starten lässt. Schreib NAME=BEFEHL.
error-program-missing = „{ $name }“ lässt sich nicht starten: Es gibt kein Programm „{ $program }“, oder es ist nicht ausführbar.
error-program-twice = Zwei Programme heißen „{ $name }“.
error-program-unused = „{ $name }“ spielt nicht mit: Nenne es auch in --bots.
error-forfeit-not-started = Er lässt sich nicht starten ({ $problem }).
error-forfeit-ended = Er endete vor dem Ende der Partie (Rückgabewert { $status }).
error-forfeit-closed = Er hat seine Eingabe oder Ausgabe geschlossen.
error-forfeit-silent = Er hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-forfeit-too-long = Seine Antwort ist länger als { $limit } Bytes.
error-forfeit-unreadable = Seine Antwort lässt sich nicht lesen: „{ $answer }“.
error-forfeit-no-move = Seine Antwort ist kein Zug dieses Spiels: „{ $answer }“.
error-forfeit-illegal = Seine Antwort „{ $move }“ war nicht möglich ({ $clause }).
error-workers-lost = { $times ->
    [1] Ein Prozess ging verloren. Reicht der Speicher? Was fertig war, ist bewahrt: Derselbe Befehl macht weiter.
   *[other] Alle Prozesse gingen { $times } Mal in Folge verloren. Reicht der Speicher?
  }
error-extra-missing = Dafür wird die Bibliothek { $library } gebraucht: pip install "wunderkammer[{ $extra }]"
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
ui-forfeits = Durch Fehler verloren: { $bots }
ui-forfeited = „{ $name }“ verliert Partie { $game } auf Platz { $seat }. { $why }
ui-arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $seats } Plätzen. Seed { $seed }

## Das Training

error-train-no-features = „{ $game }“ lässt sich nicht trainieren: Das Spiel sagt nicht, was ein Netz sehen soll.
error-train-other-recipe = { $file } gehört zu einem anderen Training. Wähle einen anderen Ordner oder dieselben Optionen wie zuvor.
error-train-figure = „{ $figure }“ ist keine Zahl eines Trainings. Schreib NAME=ZAHL mit einem von: { $allowed }. Eine Schicht hat ein Vielfaches von vier Einheiten.
ui-train-round = Runde { $round } von { $rounds }: { $score } Punkte im Mittel, Verlust { $loss }
ui-train-gate = Test: das { $share }-Fache des fairen Anteils gegen den Richter. { $best ->
    [yes] Die neuen Gewichte sind die bisher besten.
   *[no] Die bisherigen Gewichte bleiben die besten.
}
ui-train-exam = Letzter Test, { $seats } Plätze{ $options ->
    [yes] {" "}mit Optionen
   *[no] {""}
}, mit Suche: das { $share }-Fache des fairen Anteils gegen den Richter. { $passed ->
    [yes] Dort nutzen die Bots das Netz.
   *[no] Dort verlassen sich die Bots auf den Richter.
}
ui-train-stopped = Nach Runde { $rounds } angehalten. Mit demselben Befehl geht es in { $folder } weiter.

## Abstimmen

error-tune-other-recipe = { $file } gehört zu einem anderen Abstimmen. Wähle einen anderen Ordner oder dieselben Optionen wie zuvor; auch die Werte des Richters müssen dieselben sein.
error-tune-unreadable = { $file } ist nicht das, was ein Abstimmen aufhebt. Wähle einen anderen Ordner.
ui-tune-generation = Generation { $generation } von { $generations }: der Beste gewann das { $best }-Fache des fairen Anteils, alle das { $mean }-Fache; sie unterscheiden sich um { $spread } %
ui-tune-figures = Abgestimmte Werte: { $figures }
ui-tune-match = Letzter Vergleich, abgestimmte Werte unter jetzigen, { $games } Partien: das { $share }-Fache des fairen Anteils, mit 95 % Sicherheit zwischen { $low } und { $high }. { $verdict ->
    [better] Sie sind besser.
    [worse] Sie sind schlechter.
   *[open] Welche besser sind, bleibt offen.
}
ui-tune-title = Der Richter von { $game }, abgestimmt
ui-tune-recipe = Seed { $seed }; { $games } Partien je Kandidat, { $iterations } Durchläufe je Entscheidung.
ui-tune-column-figure = Wert
ui-tune-column-present = Jetzt
ui-tune-column-tuned = Abgestimmt
ui-tune-column-generation = Generation
ui-tune-column-best = Bester, als Vielfaches des fairen Anteils
ui-tune-column-mean = Mittel
ui-tune-column-spread = Streuung der Werte
ui-tune-written = Der Bericht: { $file }
ui-tune-stopped = Nach Generation { $generations } angehalten. Mit demselben Befehl geht es in { $folder } weiter.

## Wie verlässlich genannte Chancen sind

ui-reliability-tenth = Genannt, %
ui-reliability-statements = Aussagen
ui-reliability-games = Partien
ui-reliability-stated = Im Mittel genannt
ui-reliability-won = Eingetreten
ui-reliability-difference = Abweichung
ui-reliability-seats = { $games } Partien mit { $seats } Plätzen, im Mittel { $off } Punkte daneben; Potenzen { $powers }, Neigungen { $leans }, mindestens { $least } %
ui-reliability-all = Insgesamt { $games } Partien, im Mittel { $off } Punkte daneben. Seed { $seed }

## Die Leiter der Bots

ui-ladder-game = Spiel
ui-ladder-seats = Plätze
ui-ladder-bots = Stärker/schwächer
ui-ladder-games = Partien
ui-ladder-share = Anteil der Siege
ui-ladder-interval = 95 %
ui-ladder-fair = Fair
ui-ladder-ahead = Wertung voraus
ui-ladder-points = Punkte

## Der Datensatz

error-dataset-not-one = In diesem Ordner liegt kein Datensatz von uns. Wähle einen anderen.
error-dataset-other = Die Partien in diesem Ordner gehören zu einem anderen Datensatz: „{ $key }“ ist dort { $found }, nicht { $expected }.
error-dataset-unwritable = Die Partien lassen sich nicht schreiben ({ $problem }).
ui-dataset-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $size } MB. Die Beschreibung: { $card }

## Der Bericht zur Ausgewogenheit

error-balance-unwritable = Der Bericht lässt sich nicht schreiben ({ $problem }).
ui-balance-written = Der Bericht: { $file }
ui-balance-title = Balance-Bericht
ui-balance-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $seats } Plätzen, nur Bots.
ui-balance-partial = Vorzeitig beendet: { $games } von { $total } Partien wurden gespielt, und nur diese zählen hier.
ui-balance-bots = Bots
ui-balance-seed = Seed
ui-balance-version = Version
ui-balance-command = Dieser Befehl spielt dieselben Partien und erzeugt diese Seite neu:
ui-balance-about = Neben jeder Zahl steht der Bereich, der den wahren Wert in 95 von 100 Fällen enthält; in den Bildern ist es der dünne Strich auf dem Balken. Eine von zwanzig Zahlen liegt schon durch Zufall außerhalb: Achte auf das, was deutlich heraussticht. Die Zahlen zeigen, wie diese Bots spielen: Was sie nie versuchen, ist nicht zu sehen, und was mit dem Gewinnen einhergeht, muss nicht die Ursache sein.
ui-balance-fair = gestrichelt: alle Plätze gleich, { $share }
ui-balance-table = Zahlen als Tabelle zeigen
ui-balance-mean = Mittel { $value }, { $interval }
ui-balance-level = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

ui-balance-findings = Kurz gesagt
ui-balance-findings-note = Was deutlich öfter oder deutlich seltener gewann als ein Platz im Durchschnitt, das Deutlichste zuerst.
ui-balance-more = Gewann öfter
ui-balance-less = Gewann seltener
ui-balance-nothing-clear = Nichts gewann hier deutlich öfter oder seltener als ein Platz im Durchschnitt.
ui-balance-seats = Plätze
ui-balance-seats-note = Macht es etwas aus, wer beginnt? Platz 1 beginnt. Ein geteilter Sieg zählt als Bruchteil.
ui-balance-distributions = Punkte und Dauer
ui-balance-distributions-note = Die Punkte aller Plätze und die Länge der Partien.
ui-balance-scores = Punkte
ui-balance-rounds = Runden
ui-balance-decisions = Entscheidungen pro Partie
ui-balance-points = Woher die Punkte kommen
ui-balance-points-note = Bei allen Plätzen und bei denen, die gewannen.

ui-balance-column-games = Anteil der Partien
ui-balance-column-seats = Anteil der Plätze
ui-balance-column-wins = Siege
ui-balance-column-score = Punkte im Mittel
ui-balance-column-mean = Mittel aller Plätze
ui-balance-column-winners = Mittel der siegreichen Plätze
ui-balance-column-per-game = Mal pro Partie
