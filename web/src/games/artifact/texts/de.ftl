### Das gezeichnete Brett von Artifact: die Wörter, die das Terminal nicht braucht.

artifact-card = { $site }: { $kind }
artifact-as-wild = { $card } (gilt als das, was fehlt)
artifact-tile = { $tile }: { $prestige } Prestige, +{ $bonus } Einkommen
artifact-sign-africa = Af
artifact-sign-america = Am
artifact-sign-asia = As
artifact-sign-mideast = NO
artifact-in-deck = im Stapel
artifact-unseen = Von hier noch ungesehen
artifact-huts-of = { $count ->
    [one] { $seat }: eine Hütte
   *[other] { $seat }: { $count } Hütten
}
artifact-research-worth = { $value } wert
artifact-free = frei

artifact-do-place = Hütte bauen
artifact-do-research = forschen
artifact-do-hire = anheuern
artifact-do-hire-double = zwei Hütten
artifact-do-ship = { $count ->
    [0] nichts
    [one] { $count } Karte
   *[other] { $count } Karten
}
artifact-do-exhibit = ausstellen
artifact-do-feature = allein ausstellen
artifact-do-sell = verkaufen
artifact-do-buy = kaufen
artifact-do-gold = mit Gold nehmen
artifact-do-show = so zeigen, wie sie ist
artifact-do-show-wild = als das zeigen, was fehlt
artifact-do-use = ziehen
artifact-not-yours = keine Hütte
artifact-still = { $count ->
    [one] wähle noch eine Karte
   *[other] wähle noch { $count } Karten
}

artifact-costs = Jetzt kostet
artifact-dear-cheap = teuer → billig
artifact-joker = Joker { $coins }
artifact-market-price = Marktpreis
artifact-market-now = Markt { $coins }
artifact-use-museum = forschen, zeigen
artifact-use-ship = holen, handeln
artifact-use-worker = anheuern
artifact-all-here = alle da
artifact-costs-note = Umrandet: was ein Marker jetzt kostet, wenn er zurückgeht. Jeder Marker als Joker: { $coins }.
artifact-track = { $marker }: { $left } auf der Leiste, kostet { $cost }

artifact-tile-key = Prestige, +Einkommen
artifact-you-buy = Kaufen
artifact-you-sell = Verkaufen
artifact-market-note = Eine vierte Karte schiebt die linke hinaus.
artifact-your-gold = Dein Gold nimmt eine davon umsonst, jederzeit in deinem Zug.
artifact-income = Einkommen
artifact-income-note = jedes Jahr für alle das Grundeinkommen und der Bonus ihrer Ausstellungen
artifact-income-short = Grundeinkommen { $coins }; wische weiter
artifact-base = für alle
artifact-year = Jahr
artifact-end-note = Schluss nach 1928, mit einem leeren Stapel, mit leerer Einkommensleiste, oder wenn von zwei Arten alles vergeben ist.
artifact-research = Forschung
artifact-roles = Rollen
artifact-role-paris = nimm zwei Karten zurück
artifact-role-london = holen: ziehe eine verdeckt
artifact-role-berlin = verkaufen: drei Münzen mehr
artifact-role-newyork = eine gezeigte Karte gilt für alles
artifact-role-andersson = sechs benutzt: eine Aktion frei
artifact-role-carter = Forschung: zwei Stufen
artifact-role-judd = forschen: ziehe eine verdeckt
artifact-role-morley = zwei Hütten, zweimal zahlen

artifact-vitrine = { $seat } eröffnet eine Ausstellung
artifact-still-show = { $count ->
    [one] noch eine Karte fehlt
   *[other] noch { $count } Karten fehlen
}
artifact-keep = { $count ->
    [one] eine davon kommt auf die Hand zurück
   *[other] { $count } davon kommen auf die Hand zurück
}
artifact-how-pay = Welcher Marker bezahlt?
artifact-what-with = Was soll es sein?
artifact-what-give = Welchen Marker gibst du?

artifact-mat = Deine Ablage
artifact-tap-marker = oder erst ein Marker
artifact-holding = wähle, wofür
artifact-empty-hand = Noch keine Karten: hol welche nach Hause.
artifact-you-show = Du zeigst
artifact-nothing-shown = Noch nichts
artifact-cards-in-hand = Karten auf der Hand
artifact-next-income = nächstes Einkommen

### On the wall, among the options, and around every table of it.

web-tagline-artifact = Graben, verschiffen, ausstellen: vier Stätten, neun Jahre
web-poster-artifact = Eine Amphore vor der aufgehenden Sonne über einer Grabung
web-meta-artifact = neun Jahre · zwei Erweiterungen
web-short-artifact-research = Forschung
web-short-artifact-roles = Rollen
web-short-artifact-quick_start = schneller Anfang
web-option-artifact-research = In jeden Stapel kommen sieben besondere Karten: Einzelstücke, Gold, ein Fragment, ein Fluch und ein Manuskript. Forschen rückt einen Marker auf der Leiste des Fundorts hinauf, und gleichmäßige Forschung zählt am Ende.
web-option-artifact-roles = Nach jeder Ausstellung gewinnst du eine Stadt oder einen Archäologen für dich, acht Rollen im Ganzen. Jede macht eine Art von Aktion besser.
web-option-artifact-quick_start = Niemand wählt, wo er beginnt: gut für die erste Partie, und etwas kürzer.
web-option-artifact-unused_site = Zu dritt wird nur an drei Fundorten gegraben. Zu viert oder fünft ändert das nichts.
web-option-artifact-may_rest = Wer gepasst hat, nimmt oder tauscht in jedem Zug einen Marker. Untätig bleiben darf sonst nur, wer sechs Marker hat.
web-option-artifact-fragment = Das Fragment ist ein Joker unter den besonderen Karten. Wie weit er reicht, ist Geschmackssache.
web-tie-artifact = Gleich viele Punkte: Mehr Ausstellungen entscheiden, dann mehr Münzen (§11.2).
replay-plot-artifact = Prestige im Lauf der Partie, am Ende mit den Münzen
gain-artifact-money = { $change } Geld
gain-artifact-prestige = { $change } Prestige
gain-artifact-bonus = { $change } Einkommen jedes Jahr
gain-artifact-supply = { $change } Hütten im Vorrat
web-points-exhibitions = Prestige der Ausstellungen
web-points-coins = Münzen
web-points-coins-research = Münzen und Forschung
web-fact-exhibitions = Ausstellungen
web-fact-coins = Übrige Münzen
