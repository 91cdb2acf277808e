### Das gezeichnete Brett von Artifact: die Wörter, die das Terminal nicht braucht.

artifact-card = { $site }: { $kind }
artifact-as-wild = { $card } (anstelle der fehlenden Karte)
artifact-tile = { $tile }: { $prestige } Prestige, +{ $bonus } Einkommen
artifact-sign-africa = Af
artifact-sign-america = Am
artifact-sign-asia = As
artifact-sign-mideast = Na
artifact-in-deck = im Stapel
artifact-unseen = An diesem Fundort noch nicht aufgetaucht
artifact-huts-of = { $count ->
    [one] { $seat }: eine Hütte
   *[other] { $seat }: { $count } Hütten
}
artifact-research-worth = { $value } wert
artifact-free = gratis

artifact-do-place = Hütte bauen
artifact-do-research = forschen
artifact-do-hire = anheuern
artifact-do-hire-double = anheuern: zwei Hütten
artifact-do-ship = { $count } verschiffen
artifact-passing = Du hast { $markers ->
    [0] keinen Aktionsstein
    [one] einen Aktionsstein
   *[other] { $markers } Aktionssteine
} und { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}. Wenn du gepasst hast, nimmst oder tauschst du in diesem Jahr nur noch einen Aktionsstein pro Zug.
artifact-do-exhibit = ausstellen
artifact-do-feature = einzeln ausstellen
artifact-do-sell = verkaufen
artifact-do-buy = kaufen
artifact-do-gold = mit Gold nehmen
artifact-do-show = so zeigen, wie sie ist
artifact-do-show-wild = anstelle der fehlenden Karte zeigen
artifact-do-use = eine Karte ziehen
artifact-not-yours = hier keine Hütte
artifact-still = { $count ->
    [one] wähle noch eine Karte
   *[other] wähle noch { $count } Karten
}

artifact-costs = Kosten jetzt
artifact-dear-cheap = von teuer nach billig
artifact-joker = Joker { $coins }
artifact-market-price = Marktpreis
artifact-market-now = Markt { $coins }
artifact-use-museum = forschen, ausstellen
artifact-use-ship = verschiffen, handeln
artifact-use-worker = anheuern
artifact-all-here = alle da
artifact-costs-note = Umrandet: was dieser Stein jetzt kostet. Jeder Stein kann Joker sein, für { $coins }.
artifact-costs-short = umrandet: Kosten jetzt; Joker: { $coins }
artifact-track = { $marker }: { $left } auf der Leiste, kostet jetzt { $cost }

artifact-tile-key = Prestige, +Einkommen
artifact-you-buy = Kaufen
artifact-you-sell = Verkaufen
artifact-market-note = Eine vierte Karte schiebt die linke hinaus.
artifact-your-gold = Gold entdeckt: Nimm eine dieser Karten gratis, jederzeit in deinem Zug.
artifact-income = Einkommen
artifact-income-note = jedes Jahr: das Grundeinkommen und der Bonus deiner Ausstellungen
artifact-income-short = Grundeinkommen { $coins }; wische weiter
artifact-base = Basis
artifact-year = Jahr
artifact-end-note = Letzte Runde: 1928, ein leerer Stapel, kein Plättchen mehr auf der Einkommensleiste, oder von zwei Typen sind alle drei Plättchen vergeben.
artifact-research = Forschung
artifact-roles = Rollen
artifact-role-paris = ausstellen: 2 Karten zurück auf die Hand
artifact-role-london = verschiffen: 1 Karte verdeckt ziehen
artifact-role-berlin = verkaufen: 3 Münzen mehr
artifact-role-newyork = ausstellen: 1 Karte als beliebiger Fundort oder Typ
artifact-role-andersson = 6 Steine genutzt: 1 Aktion gratis (kein Verkauf oder Kauf)
artifact-role-carter = forschen: 2 Felder
artifact-role-judd = forschen: 1 Karte verdeckt ziehen
artifact-role-morley = anheuern: 2 Hütten, 2 Karten, zweimal zahlen

artifact-vitrine = { $seat } führt eine Ausstellung durch
artifact-still-show = { $count ->
    [one] noch eine Karte fehlt
   *[other] noch { $count } Karten fehlen
}
artifact-keep = { $count ->
    [one] eine davon kommt auf die Hand zurück
   *[other] { $count } davon kommen auf die Hand zurück
}
artifact-how-pay = Welcher Stein bezahlt?
artifact-what-with = Was möchtest du tun?
artifact-what-give = Welchen Stein tauschst du?

artifact-mat = Dein Tableau
artifact-tap-marker = Du kannst zuerst einen Stein wählen
artifact-holding = Wähle eine Aktion für diesen Stein
artifact-empty-hand = Noch keine Karten: Verschiffe welche.
artifact-you-show = Deine Ausstellungen
artifact-nothing-shown = Noch keine
artifact-cards-in-hand = Karten auf der Hand
artifact-next-income = nächstes Einkommen

### On the wall, among the options, and around every table of it.

web-tagline-artifact = Grabe an vier Fundorten, verschiffe deine Fundstücke und stelle sie vor den anderen aus.
web-poster-artifact = Eine Amphore vor der aufgehenden Sonne über einer Grabung
web-meta-artifact = neun Jahre · zwei Erweiterungen
web-short-artifact-research = Forschung
web-short-artifact-roles = Rollen
web-short-artifact-quick_start = Schnellstart
web-option-artifact-research = In jeden Stapel kommen 7 Besondere Fundstücke: 3 Einzelausstellungen, Gold entdeckt, ein Bruchstück, ein verfluchtes Fundstück und ein Manuskript. Jedes Forschen bringt dich auf der Leiste des Fundorts weiter, und gleichmäßige Forschung bringt am Ende Punkte.
web-option-artifact-roles = Nach jeder Ausstellung wählst du eine Rolle: eine von 4 Städten oder einen von 4 Archäologen, die je eine Aktion verbessern. Mehrere dürfen dieselbe Rolle haben.
web-option-artifact-quick_start = Niemand wählt, wo es losgeht. Gut für die erste Partie, und etwas kürzer.
web-option-artifact-unused_site = Zu dritt wird nur an drei Fundorten gegraben. Zu viert und zu fünft ändert das nichts.
web-option-artifact-may_rest = Nach dem Passen nimmst oder tauschst du in jedem Zug einen Aktionsstein. Wann du stattdessen nichts tun darfst, ist in den gedruckten Ausgaben verschieden.
web-option-artifact-fragment = Ein Bruchstück ersetzt in einer Ausstellung eine andere Karte. Welche, ist in den gedruckten Ausgaben verschieden.
replay-plot-artifact = Prestige im Lauf der Partie; Münzen und Forschung zählen am Ende
gain-artifact-money = { $change } Münzen
gain-artifact-prestige = { $change } Prestige
gain-artifact-bonus = { $change } Einkommen pro Jahr
gain-artifact-supply = { $change } Hütten im Vorrat
