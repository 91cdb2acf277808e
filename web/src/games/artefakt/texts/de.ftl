### Die Wörter, die nur das Brett von Artefakt braucht.

artefakt-figure-bulky = der Kräftige
artefakt-figure-lady = die Dame
artefakt-figure-tall = der Große
artefakt-order-bulky = zuerst
artefakt-order-lady = danach
artefakt-order-tall = zuletzt
artefakt-reach = { $figure }, Karte { $card }
artefakt-ring = Der Kreis der Fundorte
artefakt-stage-discover = Entdecken
artefakt-stage-prepare = Vorbereiten
artefakt-stage-travel = Reisen
artefakt-stage-possession = Besitz
artefakt-stage-round-end = Ende
artefakt-found = In dieser Runde entdeckt
artefakt-found-one = { $site_id }, { $site }: { $fragment }
artefakt-locked = { $count ->
    [0] noch hat niemand gewählt
    [one] { $count } von { $all } hat gewählt
   *[other] { $count } von { $all } haben gewählt
}
artefakt-journeys = Reisekarten
artefakt-settling = Ausgewertete Fundorte
artefakt-settled = { $seat } hat { phrase-site-object } gewonnen
artefakt-standoff = Niemand hatte { phrase-at-site } die Mehrheit
artefakt-face-down = Eine verdeckte Reisekarte
artefakt-shown = { $card }, { $name }
artefakt-choose-card = wähle eine Karte
artefakt-hand-both = auf der Hand: eine für { phrase-figure-object }, der Rest bleibt verdeckt
artefakt-hand-fourth = bleibt verdeckt
artefakt-secret-cards = geheim bis zum Aufdecken
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
artefakt-owner = { $seat }: { $count ->
    [one] { $count } Fragment
   *[other] { $count } Fragmente
} für { phrase-artefact }
artefakt-figure-of = { $seat }: { $figure }
artefakt-what-now = Was tust du?

### On the wall, among the options, and around every table of it.

web-tagline-artefakt = Schicke drei Leute heimlich um zehn Fundorte. Vier Stücke eines Artefakts gewinnen.
web-poster-artefakt = Ein steinerner Kopf bei Nacht in einem Kreis von zehn Fundorten
web-meta-artefakt = geheime Pläne
web-short-artefakt-advanced = für Fortgeschrittene
web-option-artefakt-opening = Nur offene Fundorte haben eine Anweisung, die du nutzen kannst. Die Anleitung öffnet 1, 5, 6 und 8; vier zufällige stammen aus einer Rezension.
web-option-artefakt-advanced = Runde um Runde kommen mehr Anweisungen ins Spiel. Die Anleitung rät dazu, wenn man das Spiel schon kennt.
replay-plot-artefakt = Fragmente im Lauf der Partie
gain-artefakt-points = Fragmente: { $change }
