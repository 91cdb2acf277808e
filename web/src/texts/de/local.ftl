### Eine Seite ohne Server, und Partien, die zwischen Geräten und Servern reisen.

web-local-opening = Wird auf diesem Gerät vorbereitet
web-local-python = Wird auf diesem Gerät vorbereitet: Das Spielwerk wird geholt. Ab dem zweiten Mal ist es schon da.
web-local-rules = Wird auf diesem Gerät vorbereitet: Die Regeln werden ausgelegt…
web-local-tables = Wird auf diesem Gerät vorbereitet: Deine Tische werden aufgebaut…
web-local-failed = Dieser Browser konnte die Spiele nicht vorbereiten. Versuch es mit einem anderen, oder lade die Seite neu.
web-local-newer = Eine neuere Version der Spiele ist bereit.
web-local-renew = Jetzt verwenden
web-local-about = Alles geschieht auf diesem Gerät: Partien, Bots und deine Aufzeichnungen. Nichts wird irgendwohin gesendet.
web-local-taken = Diese Spiele sind in einem anderen Tab oder Fenster offen. Schließ es dort, dann geht es hier weiter.
web-local-import = Partie importieren
web-local-clocked = Nimmt sich auf diesem Gerät { $seconds } Sekunden für jeden Zug und sieht weniger weit als auf einem Server.
web-local-server-back = Der Server ist zu erreichen: Dort sind die Tische mit anderen.
web-local-to-server = Zum Server

## Ein Server, der auch diese Seite anbietet
web-app-about = Unterwegs kein Netz? Behalte die Spiele auf diesem Gerät und spiel dort gegen Bots, ohne diesen Server.
web-app-go = Ohne den Server spielen
web-app-away = Der Server ist nicht zu erreichen. Deine Tische dort warten auf dich; solange kannst du auf diesem Gerät spielen.
web-app-instead = Auf diesem Gerät spielen

## Eine Partie, die von einem Gerät auf einen Server geht, und zurück
web-journey-friends = Andere einladen
web-journey-friends-about = Spiel diese Partie auf einem Server weiter, wo andere Platz nehmen können. Sie beginnt dort so, wie sie jetzt steht. Auch hier bleibt sie und gilt als Übung: Was in ihr verdeckt ist, reist mit.
web-journey-friends-address = Adresse des Servers
web-journey-home = Ohne den Server weiterspielen
web-journey-home-about = Spiel diese Partie auf deinem Gerät weiter, wo sie keinen Server braucht. Sie beginnt dort so, wie sie jetzt steht. Auch hier bleibt sie und gilt als Übung: Was in ihr verdeckt ist, reist mit.
web-journey-home-address = Adresse der Seite ohne Server
web-journey-go = Partie dorthin mitnehmen
web-journey-wrong = Das ist keine Adresse einer Seite. Sie beginnt mit https:// oder http://.
web-arrive-title = Eine Partie geht hier weiter
web-arrive-about = { $game } geht hier nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} weiter. Der Zufall wird ab hier neu gezogen.
web-arrive-broken = Der Link enthält keine Partie, die hier weitergehen kann. Nimm sie dort, wo sie gespielt wurde, noch einmal mit.
