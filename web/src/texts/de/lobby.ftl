### Die Eingangshalle: was es zu spielen gibt, und wie man einen Tisch eröffnet.

web-what = Spiel im Browser, ohne Konto: sofort gegen Bots, mit anderen über einen Link oder zusammen an einem Gerät. An jedem Tisch: Regeln, Tipps, Zurücknehmen und Wiederholungen.
web-play-game = { $game } jetzt spielen
web-learn = Lernen
web-level-novice-about = macht ab und zu Fehler; gut zum Lernen
web-level-amateur-about = spielt vernünftig, einen Schritt voraus
web-level-expert-about = denkt einige Züge voraus
web-level-master-about = denkt lange und gründlich
web-level-grandmaster-about = nimmt sich für jeden Zug eine Sekunde; am schwersten zu schlagen
web-your-move = Du bist am Zug
web-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
web-title-tables = { $count ->
    [one] ● Du bist am Zug · Wunderkammer
   *[other] ● Du bist an { $count } Tischen am Zug · Wunderkammer
}
web-skip-lobby = Zu den Spielen springen
web-hollow = hohl = freier Platz
web-past = Beendete Partien
web-go-play = Spielen
web-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-usual-rules = die üblichen Regeln
web-short-pace = mit Uhr
web-short-practice = Übung

## Ein neuer Tisch

web-new-table-of = Ein neuer Tisch für { $game }
web-how-many = Wie viele spielen mit?
web-who-sits = Wer sitzt wo?
web-seat-me = du
web-seat-here = jemand an diesem Gerät
web-seat-link = jemand über einen Link
web-seat-link-about = du bekommst einen Link zum Verschicken
web-name-here = Name
web-sharing-about = Ihr teilt euch dieses Gerät: Gebt es nach jedem Zug weiter. Ein Vorhang verbirgt, was die anderen nicht sehen dürfen.
web-watching-about = An diesem Gerät spielt niemand: Du siehst zu.
web-who-may-join = Wer darf mitspielen?
web-invited-only = Mit Einladung
web-invited-only-about = Platz nehmen kann nur, wer den Link eines Platzes hat.
web-listed-short = Offen für alle
web-pace-about = Ist die Zeit um, macht ein Bot den Zug. So wartet niemand ewig.
web-practice-table = Übung
web-practice-table-about = Gegen Bots kannst du alles zurücknehmen, auch was schon gezogen oder aufgedeckt war. Unter Menschen dürfen alle den Coach fragen. Der Tisch ist für alle gekennzeichnet und wird nicht gewertet.
web-advanced = Erweiterte Einstellungen
web-edition = Ausgabe
web-edition-about = Eine Datei mit Zahlen (.toml), um mit anderen Preisen, Leisten oder Werten zu spielen. Ohne sie gilt die Standardausgabe.
web-begin = Anfangen

web-won-by = { $count ->
    [one] { $seats } hat gewonnen
   *[other] { $seats } teilten sich den Sieg
}

## Die Seiten des Hauses

web-nav = Das Haus
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-watch = Zuschauen
web-nav-past = Beendete Partien
web-nav-mine = Meine Partien
web-nav-waiting = { $count ->
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-learn-which = Welches Spiel möchtest du lernen?
web-watch-about = Du siehst, was alle am Tisch sehen können, und kannst dich mit den anderen Zuschauenden unterhalten.
web-nothing-to-watch = Gerade gibt es nichts zum Zuschauen.
web-others-move = Andere sind dran
web-nothing-mine = Du spielst gerade nirgends. Öffne einen Tisch oder spiele gegen Bots.
web-nothing-else-mine = Keine weiteren Partien.
web-past-search = Nach Spiel oder Person suchen
web-past-mine = Deine Partien
web-past-others = Partien von anderen
web-past-none-mine = In diesem Browser hast du noch keine Partie beendet.
web-past-none = Noch keine offene Partie ist zu Ende.
web-nothing-found = Nichts gefunden.
