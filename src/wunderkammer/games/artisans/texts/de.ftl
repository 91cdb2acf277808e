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

name-artisan-goldlover = Goldliebhaber
name-artisan-sculptor = Bildhauer
name-artisan-versatile = Vielseitiger
name-artisan-specialist = Spezialist
name-artisan-nightworker = Nachtarbeiter
name-artisan-perfectionist = Perfektionist
name-artisan-collector = Sammler
name-artisan-opportunist = Opportunist
name-artisan-farsighted = Weitsichtiger

name-stage-dealing = Austeilen
name-stage-filling = Auslegen
name-stage-choosing = Wahl der Kunsthandwerker
name-stage-reserving = Rundenbeginn
name-stage-trading = Markt
name-stage-developing = Entwicklung
name-stage-finishing = Letzte Kunstwerke
name-stage-finished = Ende

name-question-nothing = gar nichts
name-question-deal = welche Karte ausgeteilt wird
name-question-lay = welche Karte auf den Markt kommt
name-question-reveal = welches Kunstwerk aufgedeckt wird
name-question-choose = welcher Kunsthandwerker gewählt wird
name-question-reserve = ob ein Kunstwerk reserviert wird
name-question-turn = ein Kunstwerk, der Markt oder der Startspielermarker
name-question-last = ein letzter Zug am Markt
name-question-night = der Markt nach dem Fertigen
name-question-second = ein zweites Mal am Markt
name-question-develop = welches Material entwickelt wird
name-question-final = ein letztes Kunstwerk

## Satzteile

phrase-material = { $material }
phrase-the-material = { $material }
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
    [versatile] den Vielseitigen
    [specialist] den Spezialisten
    [perfectionist] den Perfektionisten
    [opportunist] den Opportunisten
    [farsighted] den Weitsichtigen
   *[other] den { $artisan }
}
phrase-with-cards = { $count ->
    [one] mit einer Karte
   *[other] mit { $count } Karten
}

## Was die Kunsthandwerker bewirken

effect-goldlover = Jedes deiner Kunstwerke, das Gold verlangt, bringt 4 Punkte
effect-sculptor = Jedes deiner Kunstwerke, das Holz oder Stein verlangt, bringt 3 Punkte
effect-versatile = Jede Sorte Material, die deine Kunstwerke verlangen, bringt 2 Punkte
effect-specialist = Jedes Material auf Stufe 4 bringt dir 5 Punkte
effect-nightworker = Hast du ein Kunstwerk gefertigt, darfst du im selben Zug noch auf den Markt
effect-perfectionist = Beim Entwickeln darfst du eine Karte mehr legen, als auf der Stufe davor liegen
effect-collector = Jedes deiner Kunstwerke bringt 2 Punkte
effect-opportunist = Nimmt jemand anderes den Startspielermarker, darfst du zuletzt zweimal auf den Markt
effect-farsighted = Pro Runde darfst du ein Kunstwerk reservieren, nie zwei zugleich; ungefertigt kostet es seine Punkte
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

## Was von dir erwartet wird

ask-choose = Du wählst für deine Werkstatt einen der übrigen Kunsthandwerker.
ask-reserve = Du darfst dir ein Kunstwerk der Auslage reservieren. Oder verzichte.
ask-turn = Du bist am Zug: Fertige ein Kunstwerk, wenn du kannst, geh auf den Markt, oder nimm den Startspielermarker.
ask-last = Der Startspielermarker ist weg, und der Markt schließt bald: Nutze deinen letzten Zug, oder passe.
ask-night = Du arbeitest bis in die Nacht: Geh auf den Markt, nimm den Startspielermarker, falls er da ist, oder passe.
ask-second = Du nutzt die Gelegenheit: Geh ein zweites Mal auf den Markt, oder passe.
ask-develop = Du darfst ein Material mit Karten aus deiner Hand entwickeln. Oder ruhe dich aus.
ask-final = Alle Runden sind vorbei: Du darfst noch ein letztes Kunstwerk fertigen. Oder passe.

## Auf wen gewartet wird

wait-deal = Die Karten werden ausgeteilt.
wait-lay = Eine Karte kommt auf den Markt.
wait-reveal = Ein Kunstwerk wird aufgedeckt.
wait-choose = { $seats } wählt einen Kunsthandwerker.
wait-reserve = { $seats } darf ein Kunstwerk reservieren.
wait-turn = { $seats } fertigt ein Kunstwerk, geht auf den Markt oder nimmt den Startspielermarker.
wait-last = { $seats } hat einen letzten Zug, bevor der Markt schließt.
wait-night = { $seats } arbeitet bis in die Nacht und darf noch auf den Markt.
wait-second = { $seats } darf ein zweites Mal auf den Markt.
wait-develop = { $seats } darf ein Material entwickeln.
wait-final = { $seats } darf noch ein letztes Kunstwerk fertigen.

## Die Erzählung

story-dealt = { $material_id ->
    [none] { $seat } bekommt eine Karte.
   *[other] { $seat } bekommt { phrase-material }.
}
story-laid = Auf Platz { $place } des Markts: { phrase-material }.
story-revealed = Neu in der Auslage: { phrase-artwork }.
story-previewed = Als Nächstes kommt { phrase-artwork }.
story-moved-up = In die Auslage rückt { phrase-artwork }.
story-chose = { $seat } wählt { phrase-artisan }.
story-round = Runde { $round } beginnt. { $seat } fängt an.
story-deck-changed = Der zweite Stapel Kunstwerke kommt ins Spiel. Was vom ersten übrig ist, wandert in die Schachtel.
story-refilled = Der Materialstapel ist leer: Die abgelegten Karten werden gemischt und bilden den neuen.
story-reserved = { $seat } reserviert { phrase-artwork-object }.
story-skipped = { $seat } reserviert nichts.
story-crafted = { $seat } fertigt { phrase-artwork-object }.
story-took = { $seat } nimmt { phrase-material } vom Markt.
story-swapped = { $seat } tauscht auf dem Markt { phrase-given } gegen { phrase-taken }.
story-token = { $seat } nimmt den Startspielermarker: Der Markt schließt bald.
story-passed = { $seat } passt.
story-closed = { $count ->
    [0] Der Markt schließt; es liegt nichts mehr da.
    [one] Der Markt schließt; eine Karte wird abgelegt.
   *[other] Der Markt schließt; { $count } Karten werden abgelegt.
}
story-developed = { $seat } entwickelt { phrase-the-material } { phrase-with-cards } auf Stufe { $level }.
story-rested = { $seat } entwickelt nichts.
story-finished = Das Werkzeug ist weggelegt. Nun zählen die Punkte.

## Warum nicht

reason-not-asked = Gefragt ist gerade etwas anderes: { $question }
reason-not-in-pile = Der Materialstapel enthält das nicht: { $material }
reason-not-in-deck = Der Stapel enthält kein Kunstwerk dieses Werts mehr: { phrase-artwork }
reason-seen-before = Dieses Kunstwerk war schon aufgedeckt: { phrase-artwork }
reason-artisan-chosen = Dieser Kunsthandwerker ist schon vergeben: { $artisan }
reason-not-in-row = Dieses Kunstwerk liegt nicht in der Auslage: { phrase-artwork }
reason-only-token = Alle hatten zehn Züge: Es bleibt nur, den Startspielermarker zu nehmen
reason-too-early = In den Runden 1 und 2 wird noch nichts gefertigt
reason-not-first-turn = Gefertigt wird in einer Runde nur als Erstes, und du hast schon gehandelt
reason-preview = Dieses Kunstwerk ist erst eine Vorschau und lässt sich noch nicht fertigen: { phrase-artwork }
reason-reserved-by-other = Dieses Kunstwerk hat jemand anderes reserviert: { phrase-artwork }
reason-level-missing = Für { phrase-artwork-object } hast du die Materialien nicht weit genug entwickelt
reason-one-artwork = In jeder Runde entsteht nur ein Kunstwerk, und deines hast du gefertigt
reason-hand-full = Du hast sechs Karten auf der Hand: Tausche eine dagegen
reason-empty-place = Auf Platz { $place } des Markts liegt keine Karte
reason-hand-not-full = Du hast weniger als sechs Karten auf der Hand: Nimm die Karte einfach
reason-not-in-hand = Davon hast du nicht genug auf der Hand: { $material }
reason-same-material = Auf Platz { $place } des Markts liegt schon dasselbe: { $material }
reason-neighbour = Gleich neben Platz { $place } des Markts liegt schon dasselbe: { $material }
reason-token-taken = Den Startspielermarker hat schon jemand genommen
reason-may-not-pass = Solange der Startspielermarker daliegt, passt niemand; wer sonst nichts kann, nimmt ihn
reason-top-level = Dieses Material ist schon auf Stufe 4, der letzten: { $material }
reason-too-many = { $number } Karten { $material } sind zu viele: Auf der Stufe davor liegen zu wenige

## Die Züge

move-deal = Ausgeteilt: { $material }
move-market = Auf den Markt kommt { $material }
move-reveal = Aufgedeckt: { phrase-artwork }
move-choose = { $artisan }: { phrase-effect }
move-reserve = { $artwork } reservieren
move-skip = Nichts reservieren
move-craft = { $artwork } fertigen
move-take = Die Karte auf Platz { $place } des Markts nehmen
move-swap = { $material } gegen die Karte auf Platz { $place } des Markts tauschen
move-token = Den Startspielermarker nehmen
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
ui-next = kommt noch
ui-token = Startspielermarker
ui-has-token = hat den Marker
ui-unseen = ungesehen
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
ui-from-artworks = Werke
ui-from-artisan = Person
ui-from-reserved = reserviert
ui-artisan-goldlover = +4 je Werk mit Gold
ui-artisan-sculptor = +3 je Werk: Holz, Stein
ui-artisan-versatile = +2 je genutztes Material
ui-artisan-specialist = +5 je Material auf IV
ui-artisan-nightworker = fertigt und handelt noch
ui-artisan-perfectionist = legt eine Karte mehr
ui-artisan-collector = +2 je Kunstwerk
ui-artisan-opportunist = letzter Zug doppelt
ui-artisan-farsighted = reserviert ein Kunstwerk
ui-sign-asked = Stufe II verlangt, I erreicht
ui-sign-able = Platz 2 hat die Stufen
ui-sign-most = hierher bis zu drei Karten
ui-sign-hidden = eine verdeckte Karte
ui-sign-token = Startspielermarker

## Der Bericht zur Ausgewogenheit

ui-balance-artisans = Kunsthandwerker
ui-balance-artisans-note = Wie oft jeder gewann, wenn jemand ihn wählte, und mit wie vielen Punkten. Bots, die immer gleich wählen, lassen die anderen ohne Zahlen.
ui-balance-values = Kunstwerke nach Wert
ui-balance-values-note = Wie viele Kunstwerke jedes Wertes entstanden, und was sie einbrachten.
ui-balance-artworks = Kunstwerke
ui-balance-artworks-note = In wie vielen Partien jedes Kunstwerk entstand, und wie oft gewann, wer es fertigte.
ui-balance-materials = Materialien
ui-balance-materials-note = Die Punkte, die ein Platz aus den Karten jedes Materials hatte.
ui-balance-column-own = Punkte durch ihn selbst
