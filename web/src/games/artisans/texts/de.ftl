### Artisans im Browser.

web-artisans-neighbours = nie neben gleiches Material
web-artisans-laid-by = von { $seat } gelegt
web-artisans-place = Platz { $place }: { $material }
web-artisans-empty = Platz { $place } ist leer
web-artisans-token = Plättchen
web-artisans-token-closes = Schließt den Markt: Alle anderen haben noch einen letzten Zug. Du beginnst die nächste Runde.
web-go-token = Plättchen nehmen
web-artisans-holds = { $seat } hat das Startspielerplättchen
web-artisans-have = du hast Stufe { $has } von { $level }
web-artisans-next = Vorschau
web-artisans-preview = noch nicht in der Auslage
web-artisans-can-craft = kannst du anfertigen
web-artisans-can-reserve = kannst du reservieren
web-artisans-levels-there = die Stufen hast du
web-artisans-lacks = { $count ->
    [one] noch eine Stufe
   *[other] noch { $count } Stufen
}
web-artisans-able = Die nötigen Stufen haben: { $seats }
web-artisans-row = nur in deinem ersten Zug einer Runde
web-artisans-row-reserve = eines darfst du reservieren
web-artisans-gap = wird nächste Runde aufgefüllt
web-artisans-no-preview = kein Kunstwerk mehr
web-artisans-piles = Stapel
web-artisans-materials-left = { $count ->
    [one] { $count } Materialkarte
   *[other] { $count } Materialkarten
}
web-artisans-artworks-left = { $count ->
    [one] { $count } Kunstwerk in Stapel { $deck }
   *[other] { $count } Kunstwerke in Stapel { $deck }
}
web-artisans-of-value = { $count } im Wert von { $value }
web-artisans-choosing = eine Karte für jeden Platz, für das ganze Spiel
web-artisans-no-artwork = noch kein Kunstwerk
web-artisans-wanted = Gebraucht für: { $artworks }
web-artisans-how-many = { $material } auf Stufe { $level }:
web-artisans-now = Punkte bisher
web-artisans-workshop = Deine Werkstatt
web-artisans-counts = jede Karte bringt ihre Stufe
web-artisans-workshop-of = Werkstatt von { $seat }
web-artisans-reckoning = Woher die Punkte kommen
web-artisans-from-materials = Werkstatt
web-artisans-from-artworks = Kunstwerke
web-artisans-from-artisan = Kunst­handwerker
web-artisans-from-reserved = Nicht angefertigt
web-artisans-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-artisans-cards-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-artisans-hand = Hand
web-artisans-unknown = eine Karte, die du nicht gesehen hast
web-artisans-no-cards = leer

### On the wall, among the options, and around every table of it.

web-tagline-artisans = Tausche Material, beherrsche es Stufe um Stufe und fertige Lampen, Masken und Langschiffe an.
web-poster-artisans = Ein Amboss unter Gold, daneben Glas und Garn
web-meta-artisans = zwölf Runden
replay-plot-artisans = Punkte im Lauf der Partie
gain-artisans-points = { $change } Punkte
gain-artisans-cards = { $change } Handkarten
web-artisans-lacks-of = { $count ->
    [0] { $seat } hat alle Stufen dafür
    [one] { $seat } fehlt eine Stufe
   *[other] { $seat } fehlen { $count } Stufen
}
