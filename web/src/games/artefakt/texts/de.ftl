### Die Wörter, die nur das Brett von Artefakt braucht.

artefakt-figure-bulky = Kräftiger
artefakt-figure-lady = Dame
artefakt-figure-tall = Langer
artefakt-order-bulky = zuerst
artefakt-order-lady = danach
artefakt-order-tall = zuletzt
artefakt-reach = { $figure } mit { $card }
artefakt-ring = Der Kreis der Orte
artefakt-stage-discover = Entdecken
artefakt-stage-prepare = Vorbereiten
artefakt-stage-travel = Reisen
artefakt-stage-possession = Besitz
artefakt-stage-round-end = Ende
artefakt-found = In dieser Runde entdeckt
artefakt-found-one = { $site_id }, { $site }: { $fragment }
artefakt-locked = { $count ->
    [0] noch hat niemand gewählt
   *[other] { $count } von { $all } haben gewählt
}
artefakt-journeys = Reisekarten
artefakt-settling = Abgehandelte Orte
artefakt-settled = { $seat } hat { phrase-at-site } die Oberhand
artefakt-standoff = Niemand hat { phrase-at-site } die Oberhand
artefakt-face-down = Eine verdeckte Reisekarte
artefakt-shown = { $card }, { $name }
artefakt-choose-card = wähle eine Karte
artefakt-hand-both = auf der Hand: eine für { phrase-figure-object }, der Rest bleibt verdeckt
artefakt-hand-fourth = bleibt verdeckt
artefakt-secret-cards = geheim, bis sie aufgedeckt werden
artefakt-take-back = Diese Karte zurücknehmen
artefakt-your-figures = Deine Figuren
artefakt-not-placed = noch nicht im Kreis
artefakt-stands = { phrase-at-site }, noch keine Karte
artefakt-goes = { phrase-at-site }, Karte { $card }: { $cw } oder { $ccw }
artefakt-gone = { phrase-at-site }
artefakt-booked = Fahrplan für die nächste Runde
artefakt-ticket = Fahrplan für diese Runde
artefakt-known-here = Du weißt: { $pieces }
artefakt-rolled = Der Zahlenwürfel zeigt { $number }
artefakt-starter = { $seat } beginnt diese Runde
artefakt-owner = { $seat }: { $fragment }, insgesamt { $count }
artefakt-figure-of = { $seat }: { $figure }
artefakt-what-now = Was tust du?

### On the wall, among the options, and around every table of it.

web-tagline-artefakt = Ein geheimes Rennen um zehn Orte
web-poster-artefakt = Ein steinerner Kopf bei Nacht in einem Kreis von zehn Orten
web-meta-artefakt = geheime Züge
web-short-artefakt-advanced = für Fortgeschrittene
web-option-artefakt-opening = Offene Orte haben eine Anweisung, die man nutzen kann. Mit dem Zufall beginnt jede Partie anders.
web-option-artefakt-advanced = Der Kreis wird lebendig: Runde um Runde kann man mehr Anweisungen nutzen. Für alle, die das Spiel kennen.
web-points-artefakt = Verschiedene Stücke der besten Farbe
web-tie-artefakt = Gleich viele Stücke: Mehr Fragmente insgesamt entscheiden (§8.3).
replay-plot-artefakt = Fragmente im Lauf der Partie
gain-artefakt-points = { $change } Fragmente
web-fact-pieces = Stücke: { $colour }
web-fact-fragments = Fragmente insgesamt
