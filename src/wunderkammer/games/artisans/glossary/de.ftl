### Das Glossar von Artisans: jedes Teil und jedes Wort in einem Satz.

## Auf dem Tisch

term-market = Markt
    .means = Fünf Materialkarten im Kreis, in der Mitte das Startspielerplättchen.
term-place = Marktplatz
    .means = Eine der fünf Stellen des Markts; Platz 5 liegt neben Platz 1.
term-token = Startspielerplättchen
    .means = Wenn du es nimmst, schließt der Markt bald: Alle anderen haben noch einen letzten Zug, dann entwickelst du zuerst und beginnst die nächste Runde.
term-artwork = Kunstwerk
    .means = Bringt seine Punkte, sobald du es angefertigt hast; dafür braucht es bestimmte Materialien auf bestimmten Stufen.
term-row = Auslage
    .means = Die offenen Kunstwerke, die alle anfertigen dürfen.
term-preview = Vorschau
    .means = Das nächste Kunstwerk des Stapels, für alle sichtbar; anfertigen kann es noch niemand.
term-deck = Stapel
    .means = Die Kunstwerke, die noch kommen; in Runde 7 löst der schwierigere Stapel 2 den Stapel 1 ab.
term-pile = Materialstapel
    .means = Die verdeckten Materialkarten, aus denen jeder Markt ausgelegt wird.
term-discard = Ablagestapel
    .means = Was beim Schließen des Markts übrig bleibt; gemischt wird daraus ein neuer Materialstapel, wenn der alte leer ist.
term-round = Runde
    .means = Ein Monat des Jahres: erst der Markt, dann dürfen alle ein Material entwickeln.

## Vor dir

term-workshop = Werkstatt
    .means = Die Materialien, die du entwickelt hast, Stufe für Stufe; jede Karte dort bringt Punkte.
term-level = Stufe
    .means = Wie weit du ein Material entwickelt hast; eine Karte bringt so viele Punkte wie ihre Stufe.
term-room = Platz für Karten
    .means = So viele Karten passen auf die nächste Stufe: höchstens so viele, wie auf der Stufe davor liegen.
term-hand = Hand
    .means = Deine Materialkarten; was du am Ende noch auf der Hand hast, zählt nichts.
term-hidden = verdeckte Karte
    .means = Eine Handkarte, die die anderen noch nicht gesehen haben.
term-reserved = reserviertes Kunstwerk
    .means = Nur der Weitsichtige, der es reserviert hat, kann es anfertigen; bleibt es bis zum Ende liegen, kostet es seine Punkte.
term-points = Punkte
    .means = Was Werkstatt, Kunstwerke und Kunsthandwerker dir bringen würden, wenn das Spiel jetzt endete.

## Was du tust

term-craft = anfertigen
    .means = Ein Kunstwerk nehmen, dessen Materialien du weit genug entwickelt hast; deine Materialien bleiben in der Werkstatt.
term-take = nehmen
    .means = Eine Karte vom Markt auf die Hand nehmen, solange sie nicht voll ist.
term-swap = tauschen
    .means = Mit voller Hand: eine deiner Karten gegen eine vom Markt hinlegen, aber nie neben gleiches Material.
term-develop = entwickeln
    .means = Handkarten eines einzigen Materials in die Werkstatt legen, jedes Mal eine Stufe höher.

## Die sieben Materialien

term-material = Material
    .means = Es gibt sieben: Stoff, Ton, Holz, Stein, Glas, Gold und Metall.
term-textile = Stoff
    .means = Ein Material.
term-clay = Ton
    .means = Ein Material.
term-wood = Holz
    .means = Ein Material; der Bildhauer bekommt Bonuspunkte für Kunstwerke, die es brauchen.
term-stone = Stein
    .means = Ein Material; der Bildhauer bekommt Bonuspunkte für Kunstwerke, die es brauchen.
term-glass = Glas
    .means = Ein Material.
term-gold = Gold
    .means = Ein Material; die Goldliebhaberin bekommt Bonuspunkte für Kunstwerke, die es brauchen.
term-metal = Metall
    .means = Ein Material.

## Die neun Kunsthandwerker

term-artisan = Kunsthandwerker
    .means = Deine Fähigkeit für das ganze Spiel: Bonuspunkte am Ende oder eine Regel, die für dich lockerer ist.
term-goldlover = Die Goldliebhaberin
    .means = Bonuspunkte für jedes Kunstwerk, das Gold braucht.
term-sculptor = Der Bildhauer
    .means = Bonuspunkte für jedes Kunstwerk, das Holz, Stein oder beides braucht.
term-versatile = Die Vielseitige
    .means = Bonuspunkte für jedes Material, das die eigenen Kunstwerke brauchen.
term-specialist = Der Spezialist
    .means = Bonuspunkte für jedes Material auf Stufe 4.
term-nightworker = Der Nachtarbeiter
    .means = Darf im selben Zug ein Kunstwerk anfertigen und auf den Markt gehen.
term-perfectionist = Der Perfektionist
    .means = Darf eine Karte mehr legen, als auf der Stufe davor liegen.
term-collector = Der Sammler
    .means = Bonuspunkte für jedes Kunstwerk.
term-opportunist = Der Opportunist
    .means = Hat im letzten Zug zwei Marktaktionen, wenn jemand anderes das Startspielerplättchen genommen hat.
term-farsighted = Der Weitsichtige
    .means = Darf zu Beginn einer Runde ein Kunstwerk der Auslage reservieren, immer nur eines.
