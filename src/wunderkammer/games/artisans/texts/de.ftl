### Artisans auf Deutsch.

## Namen

name-game-artisans = Artisans

name-material-textile = Stoff
name-material-clay = Ton
name-material-wood = Holz
name-material-stone = Stein
name-material-glass = Glas
name-material-gold = Gold
name-material-metal = Metall

name-artwork-fan = Fächer
name-artwork-lamp = Lampe
name-artwork-necklace = Halskette
name-artwork-sundial = Sonnenuhr
name-artwork-doll = Puppe
name-artwork-lantern = Laterne
name-artwork-mask = Maske
name-artwork-fountain = Brunnen
name-artwork-dagger = Dolch
name-artwork-spindle = Spindel
name-artwork-chest = Truhe
name-artwork-hourglass = Sanduhr
name-artwork-tapestry = Wandteppich
name-artwork-vase = Vase
name-artwork-windmill = Windmühle
name-artwork-buddha = Buddha
name-artwork-chandelier = Kronleuchter
name-artwork-armour = Rüstung
name-artwork-rosewindow = Fensterrose
name-artwork-guardian = Wächter
name-artwork-deathmask = Totenmaske
name-artwork-longship = Langschiff
name-artwork-clock = Uhr
name-artwork-sarcophagus = Sarkophag

name-artisan-goldlover = Die Goldliebhaberin
name-artisan-sculptor = Der Bildhauer
name-artisan-versatile = Die Vielseitige
name-artisan-specialist = Der Spezialist
name-artisan-nightworker = Der Nachtarbeiter
name-artisan-perfectionist = Der Perfektionist
name-artisan-collector = Der Sammler
name-artisan-opportunist = Der Opportunist
name-artisan-farsighted = Der Weitsichtige

name-stage-dealing = Austeilen
name-stage-filling = Aufbau
name-stage-choosing = Wahl der Kunsthandwerker
name-stage-reserving = Rundenbeginn
name-stage-trading = Markt
name-stage-developing = Entwicklung
name-stage-finishing = Letzte Kunstwerke
name-stage-finished = Spielende

name-question-nothing = nichts mehr
name-question-deal = eine Karte austeilen
name-question-lay = eine Karte auf den Markt legen
name-question-reveal = ein Kunstwerk aufdecken
name-question-choose = einen Kunsthandwerker wählen
name-question-reserve = ein Kunstwerk reservieren oder verzichten
name-question-turn = ein Kunstwerk anfertigen, auf den Markt gehen oder das Startspielerplättchen nehmen
name-question-last = den letzten Zug machen oder passen
name-question-night = auf den Markt gehen oder passen
name-question-second = ein zweites Mal auf den Markt gehen oder passen
name-question-develop = ein Material entwickeln oder verzichten
name-question-final = ein letztes Kunstwerk anfertigen oder passen

## Satzteile

phrase-material = { $material }
phrase-the-material = { $material }
phrase-of-material = { $material }
phrase-given = { $given }
phrase-taken = { $taken }
phrase-artwork = { $artwork_id ->
    [fan] der Fächer
    [fountain] der Brunnen
    [dagger] der Dolch
    [tapestry] der Wandteppich
    [buddha] der Buddha
    [chandelier] der Kronleuchter
    [guardian] der Wächter
    [longship] das Langschiff
    [sarcophagus] der Sarkophag
   *[other] die { $artwork }
}
phrase-artwork-object = { $artwork_id ->
    [fan] den Fächer
    [fountain] den Brunnen
    [dagger] den Dolch
    [tapestry] den Wandteppich
    [buddha] den Buddha
    [chandelier] den Kronleuchter
    [guardian] den Wächter
    [longship] das Langschiff
    [sarcophagus] den Sarkophag
   *[other] die { $artwork }
}
# Im Wenfall.
phrase-artisan = { $artisan_id ->
    [goldlover] die Goldliebhaberin
    [sculptor] den Bildhauer
    [versatile] die Vielseitige
    [specialist] den Spezialisten
    [nightworker] den Nachtarbeiter
    [perfectionist] den Perfektionisten
    [collector] den Sammler
    [opportunist] den Opportunisten
   *[farsighted] den Weitsichtigen
}
phrase-with-cards = { $count ->
    [one] mit einer Karte
   *[other] mit { $count } Karten
}

## Was die Kunsthandwerker bewirken

effect-goldlover = 4 Bonuspunkte für jedes deiner Kunstwerke, das Gold braucht
effect-sculptor = 3 Bonuspunkte für jedes deiner Kunstwerke, das Holz, Stein oder beides braucht
effect-versatile = 2 Bonuspunkte für jedes verschiedene Material, das deine Kunstwerke brauchen
effect-specialist = 5 Bonuspunkte für jedes Material, das du bis Stufe 4 entwickelst
effect-nightworker = Hast du ein Kunstwerk angefertigt, darfst du im selben Zug noch auf den Markt
effect-perfectionist = Ab Stufe 2 darfst du eine Karte mehr legen, als auf der Stufe davor liegen
effect-collector = 2 Bonuspunkte für jedes deiner Kunstwerke
effect-opportunist = Nimmt jemand anderes das Startspielerplättchen, hast du in deinem letzten Zug zwei Marktaktionen statt einer
effect-farsighted = Zu Beginn einer Runde darfst du ein Kunstwerk der Auslage reservieren, immer nur eines; fertigst du es bis zum Ende nicht an, kostet es dich seine Punkte
phrase-effect = { $artisan_id ->
    [goldlover] { effect-goldlover }
    [sculptor] { effect-sculptor }
    [versatile] { effect-versatile }
    [specialist] { effect-specialist }
    [nightworker] { effect-nightworker }
    [perfectionist] { effect-perfectionist }
    [collector] { effect-collector }
    [opportunist] { effect-opportunist }
   *[farsighted] { effect-farsighted }
}

## Was du tun kannst

ask-choose = Du wählst, wer in deiner Werkstatt arbeitet.
ask-reserve = Du kannst { $choices }.
ask-turn = Du kannst { $choices }.
ask-turn-token = Du kannst nur das Startspielerplättchen nehmen.
ask-last = Du hast noch einen Zug: { $choices }.
ask-night = Du kannst noch { $choices }.
ask-second = Du darfst noch einmal: { $choices }.
ask-develop = Du kannst { $choices }.
ask-develop-rest = Du kannst nichts entwickeln: weiter.
ask-final = Du kannst noch { $choices }.
ask-final-pass = Du kannst kein Kunstwerk mehr anfertigen: Passe.

# Was möglich ist, in einer Aufzählung.
do-reserve = ein Kunstwerk reservieren
do-skip = verzichten
do-craft = ein Kunstwerk anfertigen
do-take = eine Karte nehmen
do-swap = eine Karte tauschen
do-token = das Startspielerplättchen nehmen
do-pass = passen
do-develop = ein Material entwickeln
do-rest = verzichten

# Von einem Zug, der erst halb gemacht ist.
half-swap = { $material_id ->
    [none] Du nimmst die Karte von Platz { $place }: Wähle, was du hinlegst.
   *[other] Du legst { $material } hin: Wähle die Karte, die du willst.
}
half-develop = { $material_id ->
    [none] Du legst { $number } gleiche Karten: Wähle, welche.
   *[other] Du entwickelst { phrase-the-material }: Wähle, wie viele Karten.
}

## Was der Zufall tut

wait-deal = Die Karten werden ausgeteilt.
wait-lay = Eine Karte kommt auf den Markt.
wait-reveal = Ein Kunstwerk wird aufgedeckt.

## Die Erzählung

story-dealt = { $material_id ->
    [none] { phrase-did } eine Karte bekommen.
   *[other] { phrase-did } { phrase-material } bekommen.
}
story-laid = Auf Platz { $place } des Markts: { phrase-material }.
phrase-then = { $next_count ->
    [0] { "" }
   *[other] ; danach { $next }
}
story-revealed = Neu in der Auslage: { $works }{ phrase-then }.
story-previewed = Als Nächstes: { phrase-artwork }.
story-moved-up = Neu in der Auslage: { $works }{ phrase-then }.
story-chose = { phrase-did } { phrase-artisan } gewählt.
story-round = { $seat_who ->
    [you] Runde { $round }: Du fängst an.
   *[other] Runde { $round }: { $seat } fängt an.
}
story-deck-changed = Stapel 2 kommt ins Spiel; der Rest von Stapel 1 ist aus dem Spiel.
story-refilled = Der Materialstapel war leer: Die abgelegten Karten wurden gemischt.
story-reserved = { phrase-did } { phrase-artwork-object } reserviert.
story-skipped = { phrase-did } nichts reserviert.
story-crafted = { phrase-did } { phrase-artwork-object } angefertigt.
story-took = { phrase-did } { $materials } vom Markt genommen.
story-swapped = { phrase-did } auf dem Markt { phrase-given } gegen { phrase-taken } getauscht.
story-token = { phrase-did } das Startspielerplättchen genommen: noch ein Zug für die anderen.
story-passed = { phrase-did } gepasst.
story-closed = { $count ->
    [0] Der Markt hat geschlossen, keine Karte blieb übrig.
    [one] Der Markt hat geschlossen; eine Karte wurde abgelegt.
   *[other] Der Markt hat geschlossen; { $count } Karten wurden abgelegt.
}
story-developed = { phrase-did } { phrase-the-material } { phrase-with-cards } auf Stufe { $level } entwickelt.
story-rested = { phrase-did } nichts entwickelt.
story-finished = Das Spiel ist aus: Jetzt zählen die Punkte.

## Warum nicht

reason-not-asked = { $question_id ->
    [nothing] Das Spiel ist vorbei
   *[other] Zuerst: { $question }
}
reason-not-in-pile = Im Materialstapel ist davon nichts mehr: { phrase-of-material }
reason-not-in-deck = Im Stapel ist kein Kunstwerk dieses Werts mehr: { phrase-artwork }
reason-seen-before = Dieses Kunstwerk wurde schon aufgedeckt: { phrase-artwork }
reason-artisan-chosen = Schon vergeben: { $artisan }
reason-not-in-row = Dieses Kunstwerk liegt nicht in der Auslage: { phrase-artwork }
reason-only-token =
    Alle hatten { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    }: Jetzt musst du das Startspielerplättchen nehmen
reason-too-early = Vor Runde 3 kann niemand ein Kunstwerk anfertigen
reason-not-first-turn = Ein Kunstwerk kannst du nur anfertigen, bevor du in einer Runde etwas anderes tust, und du warst schon dran
reason-preview = { $artwork } lässt sich noch nicht anfertigen: Das ist erst die Vorschau
reason-reserved-by-other = Jemand anderes hat { phrase-artwork-object } reserviert
reason-level-missing = Für { phrase-artwork-object } sind deine Materialien noch nicht weit genug entwickelt
reason-one-artwork = Nur ein Kunstwerk pro Runde, und deins hast du schon angefertigt
reason-hand-full = Du hast sechs Karten auf der Hand: Tausche eine davon gegen diese Karte
reason-empty-place = Auf Platz { $place } des Markts liegt keine Karte
reason-hand-not-full = Du hast weniger als sechs Karten auf der Hand: Nimm die Karte einfach
reason-not-in-hand = Du hast nicht genug { phrase-of-material } auf der Hand
reason-same-material = Auf Platz { $place } liegt schon { $material }: Tausche gegen ein anderes Material
reason-neighbour = Neben Platz { $place } liegt schon { $material }
reason-token-taken = Das Startspielerplättchen hat schon jemand genommen
reason-may-not-pass = Solange das Startspielerplättchen auf dem Markt liegt, kannst du nicht passen. Geht sonst nichts, nimm es
reason-top-level = Du hast { $material } schon bis Stufe 4 entwickelt, die höchste
reason-too-many = { $number } Karten { phrase-of-material } sind zu viele: Auf der Stufe davor liegen zu wenige

## Die Züge

move-deal = { $material } austeilen
move-market = { $material } auf den Markt legen
move-reveal = { $artwork } aufdecken
move-choose = { $artisan }: { phrase-effect }
move-reserve = { $artwork } reservieren
move-skip = Nichts reservieren
move-craft = { $artwork } anfertigen
move-take = Die Karte auf Platz { $place } des Markts nehmen
move-swap = { $material } gegen die Karte auf Platz { $place } des Markts tauschen
move-token = Das Startspielerplättchen nehmen: Alle anderen haben noch einen letzten Zug, dann schließt der Markt; du beginnst die nächste Runde
move-pass = Passen
move-develop = { $number ->
    [one] { $material } mit einer Karte entwickeln
   *[other] { $material } mit { $number } Karten entwickeln
}
move-rest = Nichts entwickeln

## Das Brett

ui-round-of = Runde { $round } von { $last }
ui-market = Markt
ui-artworks = Kunstwerke
ui-next = Vorschau
ui-token = Plättchen
ui-token-closes = schließt den Markt
ui-has-token = hat das Plättchen
ui-unseen = nie gesehen
ui-discard = abgelegt
ui-deck = Stapel { $number }
ui-pile = Materialstapel
ui-your-hand = Deine Hand
ui-reserved = reserviert
ui-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
ui-from-materials = Material
ui-from-artworks = Kunstwerke
ui-from-artisan = Kunsthandwerker
ui-from-reserved = reserviert
ui-artisan-goldlover = +4 je Kunstwerk mit Gold
ui-artisan-sculptor = +3 je Werk: Holz, Stein
ui-artisan-versatile = +2 je nötiges Material
ui-artisan-specialist = +5 je Material auf IV
ui-artisan-nightworker = fertigt an, dann Markt
ui-artisan-perfectionist = legt eine Karte mehr
ui-artisan-collector = +2 je Kunstwerk
ui-artisan-opportunist = letzter Zug: 2 Aktionen
ui-artisan-farsighted = reserviert ein Kunstwerk
ui-sign-asked = Stufe II nötig, I erreicht
ui-sign-able = Platz 2 hat die Stufen
ui-sign-most = Platz für drei Karten
ui-sign-hidden = eine verdeckte Karte
ui-sign-token = Startspielerplättchen: schließt den Markt

## Der Bericht zur Ausgewogenheit

ui-balance-artisans = Kunsthandwerker
ui-balance-artisans-note = Wie oft jede dieser Karten gewann, wenn jemand sie wählte, und mit wie vielen Punkten. Was die Bots nie wählten, bleibt ohne Zahlen.
ui-balance-values = Kunstwerke nach Wert
ui-balance-values-note = Wie viele Kunstwerke jedes Werts angefertigt wurden und was sie einbrachten.
ui-balance-artworks = Kunstwerke
ui-balance-artworks-note = In wie vielen Partien jedes Kunstwerk angefertigt wurde und wie oft der Platz gewann, der es angefertigt hat.
ui-balance-materials = Materialien
ui-balance-materials-note = Die Punkte, die ein Platz mit den Karten jedes Materials bekam.
ui-balance-column-own = Punkte durch die Karte

## Was ein Platz hat, im Vergleich

look-artisans = Schau auf die Kunsthandwerker: Wessen Talent passt zu dem, was du schon siehst?
look-row = Schau auf die Kunstwerke: Welches ist für dich erreichbar, jetzt oder bald?
look-market = Schau auf den Markt: Welche Karte passt zu dem, was du schon hast?
look-hand = Schau auf deine Hand: Von welchem Material hast du genug?
measure-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
measure-artworks = { $count ->
    [one] { $count } Kunstwerk
   *[other] { $count } Kunstwerke
}
measure-levels = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
}
measure-cards = { $count ->
    [one] { $count } Material
   *[other] { $count } Materialien
}

## Die Schlusswertung

ui-final-score = Punkte
ui-final-materials = Entwickelte Materialien
ui-final-artworks = Kunstwerke
ui-final-artisan = Kunsthandwerker
ui-final-reserved = Reserviert, nicht angefertigt
ui-tie-artworks = Angefertigte Kunstwerke
ui-tie-artworks-why = Gleich viele Punkte: Mehr Kunstwerke entscheiden (§8.2).
ui-tie-cards = Karten in der Werkstatt
ui-tie-cards-why = Gleich viele Punkte und Kunstwerke: Mehr Karten in der Werkstatt entscheiden (§8.2).
