### Was alle Spiele teilen: Listen, Fehler und die Wörter rund um den Tisch.
### Ein Feld eines Ereignisses oder Zugs kommt zweimal: $site wird gelesen, nach $site_id wird die Form gewählt.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
name-you = Du
name-you-other = dir
# Wer etwas getan hat: der Anfang einer Zeile des Protokolls, und dasselbe, wo nichts getan wurde.
phrase-did = { $seat_who ->
    [you] Du hast
   *[other] { $seat } hat
}
phrase-did-not = { phrase-did }
wait-you = Du bist am Zug.
wait-person = Warten auf { $seats }.
wait-bot = { $count ->
    [one] { $seats } überlegt.
   *[other] { $seats } überlegen.
}
name-seat = Platz { $number }

name-language-en = Englisch
name-language-fr = Französisch
name-language-de = Deutsch

## Abgelehnte Züge

reason-alone = { $reason }.
reason-with-clause = { $reason } ({ $clause }).
reason-game-over = Das Spiel ist zu Ende
reason-not-your-turn = { $seat } ist gerade nicht am Zug

error-illegal-move = „{ $move }“ geht jetzt nicht. { $reason }
error-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
error-unknown-action = In diesem Spiel gibt es keine Aktion mit der Nummer { NUMBER($action, useGrouping: 0) }.
error-bad-action = Eine Aktion ist eine ganze Zahl, kein Wert vom Typ { $type }.
error-bad-actions = Nötig ist je eine ganze Zahl für { $games } Partien, kein Array der Form { $shape } vom Typ { $type }.
error-not-your-turn = Platz { $seat } ist gerade nicht am Zug.
error-game-over = Das Spiel ist zu Ende. Es sind keine Züge mehr möglich.

## Aufbau

error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Zur Wahl stehen: { $allowed }.
error-broken-game = Das Spiel „{ $name }“ aus dem Paket { $package } lässt sich nicht laden: { $problem }
error-no-balance = Für „{ $game }“ gibt es keinen Balance-Bericht: Das Spiel sagt nicht, was zu messen ist.
error-unknown-language = Es gibt keine Texte in „{ $name }“. Zur Wahl stehen: { $allowed }.
error-bad-seats = { $seats ->
    [one] { $game } lässt sich nicht allein spielen. Mögliche Personenzahlen: { $allowed }.
   *[other] { $game } lässt sich nicht zu { $seats } spielen. Mögliche Personenzahlen: { $allowed }.
}
error-no-such-seat = Es gibt keinen Platz { $seat }: Der Tisch hat { $seats } Plätze.
error-unknown-option = Es gibt keine Option „{ $name }“. Zur Wahl stehen: { $allowed }.
error-bad-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

## Ausgaben

error-edition-unreadable = Die Ausgabe lässt sich nicht lesen ({ $problem }).
error-edition-not-text = Die Ausgabe ist kein reiner Text in UTF-8.
error-edition-not-toml = Die Ausgabe ist kein gültiges TOML ({ $problem }).
error-edition-name = Der Name einer Ausgabe besteht aus Buchstaben, Ziffern und Unterstrichen; „{ $value }“ passt nicht.
error-edition-game = Diese Ausgabe ist nicht für { $game }.
error-edition-size = Eine Ausgabe hat höchstens { $allowed } Zeichen; diese hat mehr.
error-edition-nested = In dieser Ausgabe sind Schlüssel oder Listen zu tief ineinander verschachtelt. Eine Angabe ist eine Tabelle mit value, mark und source.
error-edition-values = Eine Ausgabe hat höchstens { $allowed } Schlüssel und Werte; diese hat mehr.
error-edition-word = Ein Schlüssel oder eine Zahl hat in einer Ausgabe höchstens { $allowed } Zeichen; hier ist etwas länger.
error-figure-missing = Die Angabe „{ $key }“ fehlt.
error-figure-unknown = Es gibt keine Angabe „{ $key }“. Bekannt sind: { $allowed }.
error-figure-shape = Die Angabe „{ $key }“ braucht eine Tabelle mit value, mark und source.
error-figure-mark = Die Marke von „{ $key }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
error-figure-source = Bei „{ $key }“ steht nicht, woher die Angabe stammt: Die Quelle fehlt.
error-figure-part = Bei „{ $key }“ gibt es kein „{ $found }“. Es gibt: { $allowed }.
error-figure-length = Die Angabe „{ $key }“ braucht eine Liste von genau { $length } Werten, nicht { $value }.
error-figure-lengths = Die Angabe „{ $key }“ braucht eine Liste von { $low } bis { $high } Werten, nicht { $value }.
error-figure-total = Die Angaben { $keys } haben zusammen { $total } Zeilen, nicht { $found }.
error-figure-word = „{ $value }“ ist für die Angabe „{ $key }“ nicht möglich. Zur Wahl stehen: { $allowed }.
error-figure-range = Die Angabe „{ $key }“ muss zwischen { $low } und { $high } liegen, nicht „{ $value }“.

## Partien

error-in-line = Zeile { NUMBER($line, useGrouping: 0) }: { $error }
error-in-file = { $file }: { $error }
error-unreadable-file = Die Aufzeichnung lässt sich nicht lesen ({ $problem }).
error-unwritable-file = Die Aufzeichnung lässt sich nicht schreiben ({ $problem }).
error-not-text = Die Datei ist kein reiner Text in UTF-8.
error-record-size = Eine Aufzeichnung hat höchstens { $allowed } Bytes; diese hat mehr.
error-not-a-record = Das ist keine Aufzeichnung: Die erste Zeile muss „Wunderkammer: 1“ lauten.
error-unknown-version = Diese Aufzeichnung hat die Version „{ $value }“. Bekannt ist: { $allowed }.
error-malformed-header = „{ $text }“ ist keine Kopfzeile. Eine Kopfzeile sieht so aus: „Schlüssel: Wert“.
error-unknown-key = Im Kopf gibt es keinen Schlüssel „{ $key }“. Es gibt: { $allowed }.
error-repeated-key = „{ $key }“ steht zweimal im Kopf.
error-missing-key = „{ $key }“ fehlt im Kopf.
error-seat-gap = Platz { $found } steht, wo Platz { $expected } stehen müsste.
error-bad-option-text = „{ $text }“ ist keine Option. Optionen sehen so aus: „advanced“ oder „opening=random“.
error-wrong-rules = Diese Aufzeichnung folgt den Regeln „{ $found }“, die dieses Programm nicht kennt.
error-wrong-edition = Diese Partie wurde mit der Ausgabe „{ $found }“ gespielt, nicht mit „{ $expected }“.
error-malformed-line = „{ $text }“ ist keine Zeile einer Aufzeichnung. Zeilen sehen so aus: „1 collect“ oder „* roll 3“.
error-hidden-move = „{ $move }“ ist verdeckt; so lässt sich die Partie nicht nachspielen.
error-wrong-seat = Platz { $seat } zieht, aber Platz { $expected } ist an der Reihe.
error-not-chance = Platz { $seat } zieht, aber der Zufall ist an der Reihe.
error-unexpected-chance = Der Zufall entscheidet, aber Platz { $expected } ist an der Reihe.
error-after-the-end = Das Spiel ist zu Ende; „{ $text }“ kommt zu spät.
error-not-over = Der Punktestand ist angegeben, aber das Spiel ist noch nicht zu Ende.
error-analysis-unfinished = Die Partie dieser Aufzeichnung ist noch nicht zu Ende: Nur eine beendete Partie kann analysiert werden.
error-malformed-scores = „{ $text }“ ist kein Punktestand. Punktestände sehen so aus: „= 4 2 3“.
error-wrong-scores = Der Punktestand müsste { $expected } sein, in der Aufzeichnung steht { $found }.
error-no-such-ply = Es gibt keine Stellung { $ply }. Die letzte ist { $last }.
error-bad-fairness = Die Angaben zum Zufall lassen sich nicht lesen.
error-unfair-outcome = „{ $move }“ folgt nicht aus dem Schlüssel: Das Ergebnis hätte „{ $expected }“ sein müssen.
error-wrong-commitment = Das ist nicht der angekündigte Schlüssel: Vor der Partie wurde { $expected } gezeigt, aber dieser Schlüssel ergibt { $found }.
error-wrong-seal = Das Geheimnis von Platz { $seat } passt nicht zu seinem Siegel.
error-not-finished = Die Partie ist nicht zu Ende.

## Am Tisch im Netz

error-across-chance = Nach den Zügen davor ist erst der Zufall dran: „{ $move }“ muss warten.
error-already-begun = Die Partie hat schon begonnen.
error-bad-message = Der Server versteht diese Nachricht nicht ({ $problem }).
error-bad-name = „{ $name }“ ist hier als Name nicht möglich: Namen haben 1 bis 40 sichtbare Zeichen auf einer Zeile.
error-bad-request = Der Server versteht diese Anfrage nicht ({ $problem }).
error-bots-count = Der Tisch hat { $expected } Plätze, aber es sind Bots für { $found } genannt.
error-busy = An diesem Tisch passiert gerade zu viel. Bitte versuch es noch einmal.
error-by-invitation = Für diesen Tisch brauchst du eine Einladung.
error-hello-again = Diese Verbindung hat sich schon vorgestellt.
error-invitation-used = Mit dieser Einladung hat schon jemand Platz genommen.
error-known-secret = Dieses Geheimnis wird an diesem Tisch schon benutzt. Zieh ein anderes.
error-many-devices = Ein Platz lässt sich auf höchstens { $allowed } Geräten spielen. Erneuere seinen Link, um neu anzufangen.
error-moves-count = Eine Nachricht enthält 1 bis { $allowed } Züge, nicht { $found }.
error-not-your-eyes = Während der Partie gibt es für jeden Platz nur die eigene Sicht.
error-other-game = Diese Partie ist { $game } mit { $seats } Plätzen; ein Tisch, der sie fortsetzt, muss das auch sein.
error-record-or-table = Um eine andere Partie fortzusetzen, nenne entweder eine Aufzeichnung oder einen Tisch, dazu die Zahl der Aktionen, nach denen es weitergeht.
error-same-name = An diesem Tisch heißt schon jemand „{ $name }“.
error-similar-name = „{ $name }“ sieht an diesem Tisch „{ $like }“ zu ähnlich. Wähle einen anderen Namen.
error-no-bot-there = Dort sitzt kein Bot.
error-no-hello = Eine Verbindung muss sich erst vorstellen.
error-other-protocol = Seite und Server sind von verschiedenen Versionen ({ $found } und { $expected }). Lade die Seite neu.
error-other-rules = An diesem Tisch wurde nach den Regeln { $found } gespielt; dieser Server kennt die Regeln { $expected }.
error-damaged-table = Das Protokoll des Tisches ist beschädigt; die Partie lässt sich nicht nachspielen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-coach = Hier spielen auch andere mit: Einen Coach gibt es nur an einem Übungstisch.
error-not-asked = Du bist nicht am Zug.
error-not-away = Diesen Platz spielt schon die Person, die hier sitzt.
error-not-begun = Die Partie hat noch nicht begonnen.
error-not-the-maker = Nur wer diesen Tisch eröffnet hat, kann ihn ändern.
error-not-your-seat = Platz { $seat } wird nicht von hier gespielt.
error-nothing-asked = Es gibt keine offene Bitte.
error-open-not-asked = Dieser Platz hat jetzt nichts zu öffnen: Erst müssen alle Siegel auf dem Tisch liegen.
error-origin = Diese Seite darf nicht mit dem Server sprechen.
error-rematch-made = Die anderen spielen schon weiter, an einem anderen Tisch.
error-seal-copied = Jemand an diesem Tisch hat dasselbe Siegel. Jeder Platz braucht ein eigenes Geheimnis.
error-seal-not-asked = Dieser Platz muss jetzt nichts versiegeln.
error-seal-stands = Das Siegel dieses Platzes liegt schon auf dem Tisch; es lässt sich nicht mehr ändern.
error-seat-taken = Dieser Platz ist besetzt. Frei sind: { $free }.
error-seat-stays = Platz { $seat } lässt sich nicht ändern: Dort sitzt jemand, oder seinetwegen mussten alle neu versiegeln.
error-second-seat = An einem offenen Tisch kann eine Adresse { $allowed ->
    [one] einen Platz
   *[other] { $allowed } Plätze
} einnehmen. Für einen weiteren Platz brauchst du eine Einladung.
error-seats-free = Es sind noch Plätze frei: { $free }.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir. Bitte versuch es noch einmal.
error-store-away = Der Server erreicht seine Tische gerade nicht. Nichts Bestätigtes geht verloren. Bitte versuch es gleich noch einmal.
error-not-a-spectator = Du sitzt an diesem Tisch: Benutze seinen Chat.
error-spectator = Zuschauende können nicht ziehen.
error-lesson = Erlaubt, aber die Lektion meint gerade einen anderen Zug.
error-no-such-lesson = Zu diesem Spiel gibt es keine Lektion { $lesson }.
error-lesson-settings = Eine Lektion hat ihren eigenen Tisch für { $seats }: Sonst ist nichts zu wählen.
error-exercises-other = { $file } ist von einem anderen Spiel oder Startwert.
error-no-such-exercise = { $game } hat keine Übung { $number }: Es gibt { $count }.
error-in-lesson = Nicht während einer Lektion.
error-no-lesson = Nur während einer Lektion.
error-lesson-over = Die Lektion ist zu Ende. Spiel an einem eigenen Tisch weiter.
error-stale = Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
error-still-playing = Die Partie ist noch nicht zu Ende.
error-others-play = An diesem Tisch spielen noch andere, und was dort verdeckt ist, wissen nur sie. Ist die Partie zu Ende, lässt sich ihre Aufzeichnung mitnehmen.
error-analysis-failed = Die Analyse dieser Partie ist misslungen. Versuch es noch einmal.
error-table-closed = Dieser Tisch wurde vom Betrieb des Servers geschlossen.
error-table-full = Alle Plätze sind besetzt.
error-text-length = Eine Nachricht hat 1 bis { $allowed } Zeichen, nicht { $found }.
error-unknown-host = Dieser Server antwortet nicht auf den Namen „{ $host }“. Zulassen lässt er sich mit „wunderkammer serve --allow-host { $host }“.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
error-too-many-connections = Von deiner Adresse gibt es schon { $allowed } Verbindungen. Schließ eine und versuch es dann noch einmal.
error-too-many-connections-here = Dieser Server hat keine Verbindung mehr frei (höchstens { $allowed }). Bitte versuch es später noch einmal.
error-too-many-editions = Nur { $allowed } Tische pro Stunde können eigene Zahlen haben. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-events = An diesem Tisch gab es so viele Ereignisse ({ $allowed }), dass nur noch Züge möglich sind.
error-too-many-forks = Nur { $allowed } Tische pro Stunde können eine andere Partie fortsetzen. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-hints = Du kannst { $allowed } Tipps pro Minute bekommen. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-open-tables = Von deiner Adresse sind schon { $allowed } Tische offen. Beende oder verlass zuerst einen.
error-too-many-replays = Du kannst { $allowed } Partien pro Minute ansehen. Bitte warte { $wait } Sekunden.
error-too-many-seats = Eine Adresse kann { $allowed } Plätze pro Stunde einnehmen. Bitte warte { $wait } Sekunden.
error-too-many-tables = Eine Adresse kann { $allowed } Tische pro Stunde eröffnen. Der nächste ist in { $wait } Sekunden möglich.
error-too-many-tables-here = Dieser Server hat keinen Platz für weitere Tische (höchstens { $allowed }). Bitte versuch es wieder, wenn Partien zu Ende sind.
error-too-many-words = Du kannst { $allowed } Nachrichten pro Minute senden. Bitte warte { $wait } Sekunden.
error-too-many-words-here = Der Chat dieses Tisches ist voll ({ $allowed } Nachrichten). Das Spiel geht weiter.
error-undo-away = Jemand am Tisch ist gerade weg, und dem Zurücknehmen müssen alle zustimmen. Frag noch einmal, wenn alle wieder da sind.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-revealed = Seit deiner letzten Entscheidung wurde etwas gezogen oder aufgedeckt. Du kannst sie nur als Übung zurücknehmen.
error-which-seat = Von hier werden mehrere Plätze gespielt ({ $seats }); die Nachricht muss einen nennen.
error-wrong-secret = Dieses Geheimnis passt nicht zum Siegel des Platzes.
error-wrong-token = Dieser Link gehört zu keinem Platz an diesem Tisch, oder er gilt nicht mehr.
error-wrong-code = Dieser Link für ein anderes Gerät wurde schon benutzt oder ist abgelaufen. Hol dir dort, wo du spielst, einen neuen.

## Das Ende

over-best = { $seats } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
over-best-you = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
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
ui-bot = Bot
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
ui-seed = Seed { $seed }
ui-thinking = { $seat } denkt nach…
ui-saved-to = Gespeichert in { $file }.
ui-continue-with = Weiterspielen mit: { $command }
ui-goodbye = Auf Wiedersehen. Die Lampen bleiben an.
ui-welcome = Willkommen. Nimm Platz.
ui-your-turn = Du bist am Zug
ui-moves = { $count ->
    [one] Du hast eine Möglichkeit:
   *[other] Du hast { $count } Möglichkeiten:
}
ui-more-moves = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
ui-is-legal = „{ $move }“ ist jetzt möglich.
ui-no-clause = Es gibt keine Regel { $clause } in diesem Regelheft.
ui-no-glossary = Zu „{ $game }“ gibt es kein Glossar.
ui-no-rulebook = Für „{ $game }“ gibt es kein Regelheft.
ui-position = Stellung { $ply } von { $last }
ui-record-is-right = In dieser Aufzeichnung stimmt alles.
ui-record-unfinished = Bis hierher stimmt alles; das Spiel ist noch nicht zu Ende.
ui-record-practice = Übung: Hier konnten Züge zurückgenommen werden, nachdem etwas aufgedeckt war.
ui-taken-back = Zurückgenommen.
ui-taken-back-practice = Zurückgenommen. Das Spiel gilt von jetzt an als Übung; was der Zufall gezogen hat, bleibt gezogen.
ui-cannot-take-back = Hier lässt sich nichts zurücknehmen.

## Hinweise von `play`

ui-hint-move = Tippe einen Zug, zum Beispiel „{ $move }“.
ui-hint-enter = Enter macht den einzigen möglichen Zug: { $move }
ui-evident = Hier gibt es nichts zu wählen: { $move } – für dich erledigt.
ui-hint-tab = Tab ergänzt, was du tippst.
ui-hint-list = „?“ zeigt deine Möglichkeiten.
ui-hint-why = „warum ZUG“ sagt, warum ein Zug nicht möglich ist.
ui-hint-hint = „tipp“ fragt den Coach, wohin du schauen sollst; noch einmal: welcher Zug; ein drittes Mal: warum.
ui-hint-coach = „coach off|gentle|strict“ stellt den Coach ein: aus, sanft oder streng; „coach“ allein sagt, was gilt.
ui-hint-board = „brett“ zeigt den Tisch noch einmal.
ui-hint-rules = „regeln 3.2“ schlägt das Regelheft bei dieser Regel auf.
ui-hint-undo = „zurück“ nimmt deine letzte Entscheidung zurück, auch wenn Bots seitdem gezogen haben, solange nichts Neues aufgedeckt wurde.
ui-hint-quit = „ende“ beendet die Sitzung; die Partie ist gespeichert.

## Die Befehlszeile

ui-interpreted = Die Regeln laufen hier interpretiert und darum langsamer. Mit einem C-Compiler übersetzt „make play“ sie im Klon; sonst installiere mit „pip install --no-cache-dir“ neu.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Zur Wahl stehen: { $allowed }.
error-unknown-style = Ein Bot kann einen Stil ({ $styles }) oder einen Namen ({ $allowed }) haben, aber nicht „{ $name }“.
ui-bots-count = { $found ->
    [one] Du hast einen Bot genannt
   *[other] Du hast { $found } Bots genannt
}, aber { $expected ->
    [one] ein Platz ist
   *[other] { $expected } Plätze sind
} für Bots da. Ein einziger Name gilt für alle.
ui-lesson-facts = Geführtes Spiel in { $steps } Schritten, etwa { $minutes } Minuten
ui-lesson-prepared = Ein geführtes Spiel: Das Glück ist vorbereitet, und { $rivals } { $count ->
    [one] folgt
   *[other] folgen
} einem Drehbuch.
ui-lesson-step = { $number } von { $steps }
ui-lesson-enter = Enter geht weiter, „{ $back }“ einen Schritt zurück, „ende“ merkt sich deine Stelle.
ui-lesson-move = Tippe deinen Zug. „?“ zeigt alle Züge, „{ $show }“ nennt den gemeinten, „{ $back }“ geht einen Schritt zurück.
ui-lesson-type = Tippe: { $move } ({ $meaning })
ui-lesson-begun = So weit richtig. Weiter mit: { $moves }
ui-lesson-help = Unsicher? Tippe „{ $show }“.
ui-lesson-first = Das ist der erste Schritt.
ui-lesson-resumed = Weiter mit der Lektion in { $file }. --new beginnt von vorn.
ui-lesson-left = Deine Stelle ist gespeichert. Weiter mit: { $command }
ui-lesson-then-on = Enter: von hier weiterspielen, gegen Bots. „{ $new }“: ein neues Spiel. „ende“: genug für heute.
ui-lesson-then-new = Enter: ein echtes Spiel gegen Bots. „ende“: genug für heute.
ui-no-lesson = { $game } hat keine Lektion. Zur Wahl: { $allowed }.
ui-other-lesson = { $file } ist keine Lektion, die weitergehen kann. Wähle mit --save eine andere Datei, oder beginne mit --new von vorn.
ui-which-game = Welches Spiel? Zur Wahl stehen: { $allowed }.
ui-other-game = { $file } ist eine Partie { $game }.
ui-file-exists = { $file } gibt es schon. Setze die Partie mit --continue fort oder wähle einen anderen Namen.
ui-bad-name = „{ $name }“ ist hier als Name nicht möglich. Wähle einen anderen.
ui-finished = Die Partie in { $file } ist zu Ende.
ui-guest = Gast
ui-actions = { $count ->
    [one] Eine Aktion.
   *[other] { $count } Aktionen.
}
ui-advice = Ein Bot würde überlegen:
ui-advice-chance = gewinnt zu { $share } %
ui-advice-brings = Bis zum Ende deines nächsten Zuges: { $differences }.
ui-advice-wins = Damit gewinnst du wahrscheinlich.
ui-coach = Coach
ui-coach-look = Geh alles durch, was du jetzt tun kannst. Was bringt dir am meisten?
ui-coach-move = Versuch es damit: { $move }.
ui-coach-brings = Das bringt dir { $gains }.
ui-coach-costs = Das kostet dich { $costs }.
ui-coach-both = Das bringt dir { $gains } und kostet { $costs }.
ui-coach-quiet = Zählbares bringt das vorerst nicht, aber so stehst du am besten da.
ui-coach-equal = Etwa genauso gut: { $moves }.
ui-coach-mistake = Bist du sicher? Mit „{ $move }“ verschenkst du viel.
ui-coach-better = Besser: { $move }.
ui-coach-misses = Bis zum Ende deines nächsten Zuges sind das { $differences }.
ui-coach-misses-win = Damit würdest du sehr wahrscheinlich gewinnen.
ui-coach-misses-chance = Von hundert Partien gewinnt dieser Zug etwa { $more } mehr.
ui-coach-anyway = Trotzdem spielen
ui-coach-again = Noch mal überlegen
ui-coach-recap = Dein letzter Zug hat { $gains } gebracht.
ui-coach-recap-both = Dein letzter Zug hat { $gains } gebracht und { $costs } gekostet.
ui-coach-next-move = Noch einmal „{ $hint }“: Ich sage dir, welcher Zug.
ui-coach-next-why = Noch einmal „{ $hint }“: Ich sage dir, warum.
ui-coach-insist = Gib ihn noch einmal ein, um ihn trotzdem zu spielen.
ui-coach-is = Coach: { $level ->
    [off] aus, niemand redet dir drein
    [strict] streng, mit Tipps und einer Warnung vor groben Fehlern
   *[gentle] sanft, mit Tipps, wenn du fragst
}.
ui-rival-more = etwa { $things } mehr für deinen stärksten Rivalen
ui-rival-less = etwa { $things } weniger für deinen stärksten Rivalen
ui-did-you-mean = Meintest du: { $near }?
ui-unknown-move-near = „{ $move }“ ist kein Zug dieses Spiels. Meintest du: { $near }?
ui-undo-nothing = Du hast noch keinen Zug gemacht.
ui-undo-chance = Seit deiner letzten Entscheidung hat der Zufall etwas entschieden. Noch einmal „zurück“ nimmt sie trotzdem zurück; das Spiel gilt dann als Übung.
ui-undo-seen = Seit deiner letzten Entscheidung wurde etwas Verdecktes aufgedeckt. Noch einmal „zurück“ nimmt sie trotzdem zurück; das Spiel gilt dann als Übung.
ui-hint-help = „hilfe“ zeigt, was du sonst noch tippen kannst.
ui-hint-save = „speichern“ speichert die Partie jetzt; das passiert auch nach jedem Zug.
ui-hint-narrow = „? { $beginning }“ zeigt nur, was so beginnt.
ui-only-you = siehst nur du
ui-for-seats = für { $low } bis { $high } Personen
ui-option-value = { $value }: { $meaning }
ui-option-default = { $value } (Standard): { $meaning }
ui-edition-option = Eigene Zahlen statt der Ausgabe „{ $name }“ („rules --edition“ gibt sie aus, zum Kopieren und Korrigieren)
ui-rules-hint = „wunderkammer rules { $game }“ öffnet das Regelheft.
ui-simulating = Es wird gespielt
ui-share = Anteil
ui-interval = 95-%-Bereich
ui-average-rank = Ø Rang
ui-average-score = Ø Punkte
ui-per-game = { $games ->
    [one] Eine Partie:
   *[other] { $games } Partien, im Mittel:
} { $rounds } Runden, { $actions } Aktionen, davon { $decisions } Entscheidungen.
ui-speed = { $count } Entscheidungen pro Sekunde.
ui-count = { NUMBER($count) }
ui-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-stopped = Angehalten nach { $games } von { $total } Partien.

## Die Bretter der Spiele

ui-is-first = hat das Startspielerplättchen
ui-last-round = letzte Runde
ui-hand = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-passed = hat gepasst
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

## Analyse einer Partie

ui-analysing = Entscheidungen werden gewogen
ui-analysis-title = Analyse
ui-analysis-chances = Gewinnchancen
ui-analysis-open = Mit offenen Karten
ui-analysis-knew = Wie { $name } es wusste
ui-analysis-chances-note = Mit offenen Karten, wie eine Suche sie bei jeder Entscheidung sieht, wenn der beste Zug gemacht wird.
ui-analysis-knew-note = Was { $name } bei jeder Entscheidung wissen konnte, wenn der beste Zug gemacht wird: Verdeckte Karten zählen so, wie sie wahrscheinlich waren.
ui-analysis-fared = Wie alle gespielt haben
ui-analysis-accuracy = Genauigkeit
ui-analysis-mistakes = Fehler
ui-analysis-moves = Züge
ui-analysis-luck = Glück
ui-analysis-decisions = Entscheidungen
ui-analysis-fared-note = Die Genauigkeit, von 0 bis 100, vergleicht jeden Zug mit dem besten, nach dem, was man damals wissen konnte; ein Fehler hat 5 % oder mehr verschenkt. Alle begannen mit { $share } % eines Sieges. Züge, eigene und fremde, und Glück haben daraus das Ergebnis gemacht.
ui-analysis-part-of-luck = Etwa { $part } % dieses Ergebnisses waren Glück, den Rest haben Züge entschieden.
ui-analysis-turnings = Wendepunkte
ui-analysis-no-turnings = { $name } hat kaum etwas verschenkt.
ui-analysis-when = { $round }, Schritt { $step }
ui-analysis-round = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round }
}
ui-analysis-played = Gespielt: { $move } ({ $share } %)
ui-analysis-better = Besser: { $move } ({ $share } %)
ui-analysis-why = Am Ende des nächsten Zuges wären das { $differences } gewesen.
ui-analysis-costs = Am Ende des nächsten Zuges wären das { $differences } gewesen, doch es zahlt sich später aus.
ui-analysis-later = Am Ende des nächsten Zuges bringen beide Züge etwa gleich viel; dieser zahlt sich später aus.
ui-analysis-wins = Das hätte die Partie sehr wahrscheinlich gewonnen.
ui-analysis-more = etwa { $things } mehr
ui-analysis-less = etwa { $things } weniger
ui-analysis-share = { $share } %
ui-analysis-written = Die Seite ist in { $file }.

# Exercises, in the terminal and on the page
ui-exercise-title = Übung { $number }
ui-exercise-right = Richtig
ui-exercise-wrong = Es gibt einen besseren Zug
ui-exercise-shares = { $move }: gewinnt zu { $share } %
ui-exercise-equal = Etwa gleich gut: { $moves }.
ui-exercise-best = Der beste Zug: { $move }. Er gewinnt zu { $share } %.
ui-exercise-better = Der beste Zug gewinnt zu { $share } %. Findest du ihn?
ui-exercise-why = Gegenüber „{ $than }“ bedeutet der beste Zug { $differences } am Ende deines nächsten Zugs.
ui-exercise-wins = Der beste Zug gewinnt höchstwahrscheinlich die Partie, „{ $than }“ nicht.
ui-exercise-of = { $game }, Übung { $number } von { $count } ({ $grade }): Was würdest du tun?
ui-exercise-type = Gib deinen Zug ein; „?“ zeigt alle Züge, „ende“ zeigt den besten und hört auf.
ui-exercise-left = Der beste Zug war { $move } ({ $share } %).
ui-exercise-listed = { $count } Übungen: { $numbers }
ui-no-exercises = { $game } hat keine Übungen. Spiele mit Übungen: { $allowed }.
ui-no-such-exercise = { $game } hat keine Übung { $number }: Sie sind von 1 bis { $count } nummeriert.
ui-exercises-found = { $games } Partien durchgesehen; gefundene Übungen: { $found }.
ui-exercises-written = { $count } Übungen stehen in { $folder }.
ui-grade-novice = Neuling
ui-grade-amateur = Amateur
ui-grade-expert = Kenner
ui-grade-master = Meister

# Bots mit Namen, und wie sie am liebsten spielen
persona-amal = Amal legt Fundamente, während alle anderen zählen.
persona-bao = Bao nimmt die Punkte heute; morgen findet sich schon etwas.
persona-dara = Dara schaut zuerst auf die Schätze der anderen.
persona-ife = Ife spielt, was am besten aussieht, und summt dabei.
persona-jory = Jory mag den Spatz in der Hand, und danach den nächsten Spatz.
persona-kim = Kim hat immer schon einen Plan für die übernächste Runde.
persona-lumi = Lumi hat keinen Lieblingsplan und sieht sich alles gut an.
persona-noor = Noor lächelt und nimmt genau das, was jemand anderem fehlt.
persona-ola = Ola läuft erst los und packt später.
persona-sol = Sol glaubt an gründliches Abwägen und danach an Tee.
persona-uli = Uli baut in aller Ruhe und hofft, dass es niemand merkt.
persona-yuki = Yuki hat nichts gegen irgendwen, außer gegen alle, die vorne liegen.
