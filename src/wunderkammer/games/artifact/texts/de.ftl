### Artifact auf Deutsch.

## Namen

name-game-artifact = Artifact

name-site-africa = Afrika
name-site-america = Amerika
name-site-asia = Asien
name-site-mideast = Naher Osten
name-kind-architecture = Architektur
name-kind-sculpture = Skulptur
name-kind-pottery = Keramik
name-kind-jewellery = Schmuck
name-kind-weapon = Waffe
name-kind-solo = Einzelausstellung
name-kind-gold = Gold entdeckt
name-kind-fragment = Bruchstück
name-kind-curse = Verfluchtes Fundstück
name-kind-manuscript = Manuskript

# Eine Karte von hinten, dann von vorn; im Werfall wie im Wenfall.
name-card-africa = eine Karte aus Afrika
name-card-america = eine Karte aus Amerika
name-card-asia = eine Karte aus Asien
name-card-mideast = eine Karte aus dem Nahen Osten
name-card-africa-architecture = Architektur aus Afrika
name-card-africa-sculpture = eine Skulptur aus Afrika
name-card-africa-pottery = Keramik aus Afrika
name-card-africa-jewellery = Schmuck aus Afrika
name-card-africa-weapon = eine Waffe aus Afrika
name-card-africa-solo = eine Einzelausstellung aus Afrika
name-card-africa-gold = Gold aus Afrika
name-card-africa-fragment = ein Bruchstück aus Afrika
name-card-africa-curse = ein verfluchtes Fundstück aus Afrika
name-card-africa-manuscript = ein Manuskript aus Afrika
name-card-america-architecture = Architektur aus Amerika
name-card-america-sculpture = eine Skulptur aus Amerika
name-card-america-pottery = Keramik aus Amerika
name-card-america-jewellery = Schmuck aus Amerika
name-card-america-weapon = eine Waffe aus Amerika
name-card-america-solo = eine Einzelausstellung aus Amerika
name-card-america-gold = Gold aus Amerika
name-card-america-fragment = ein Bruchstück aus Amerika
name-card-america-curse = ein verfluchtes Fundstück aus Amerika
name-card-america-manuscript = ein Manuskript aus Amerika
name-card-asia-architecture = Architektur aus Asien
name-card-asia-sculpture = eine Skulptur aus Asien
name-card-asia-pottery = Keramik aus Asien
name-card-asia-jewellery = Schmuck aus Asien
name-card-asia-weapon = eine Waffe aus Asien
name-card-asia-solo = eine Einzelausstellung aus Asien
name-card-asia-gold = Gold aus Asien
name-card-asia-fragment = ein Bruchstück aus Asien
name-card-asia-curse = ein verfluchtes Fundstück aus Asien
name-card-asia-manuscript = ein Manuskript aus Asien
name-card-mideast-architecture = Architektur aus dem Nahen Osten
name-card-mideast-sculpture = eine Skulptur aus dem Nahen Osten
name-card-mideast-pottery = Keramik aus dem Nahen Osten
name-card-mideast-jewellery = Schmuck aus dem Nahen Osten
name-card-mideast-weapon = eine Waffe aus dem Nahen Osten
name-card-mideast-solo = eine Einzelausstellung aus dem Nahen Osten
name-card-mideast-gold = Gold aus dem Nahen Osten
name-card-mideast-fragment = ein Bruchstück aus dem Nahen Osten
name-card-mideast-curse = ein verfluchtes Fundstück aus dem Nahen Osten
name-card-mideast-manuscript = ein Manuskript aus dem Nahen Osten

# Die Aktionssteine, alle männlich.
name-marker-museum = Museumsstein
name-marker-ship = Schiffsstein
name-marker-africa = Arbeiterstein für Afrika
name-marker-america = Arbeiterstein für Amerika
name-marker-asia = Arbeiterstein für Asien
name-marker-mideast = Arbeiterstein für den Nahen Osten

# Wie eine Aktion bezahlt wird: mit dem Stein, den sie braucht, mit einem anderen als Joker, oder gar nicht.
name-payment-plain = der passende Aktionsstein
name-payment-with-museum = { name-marker-museum }
name-payment-with-ship = { name-marker-ship }
name-payment-with-africa = { name-marker-africa }
name-payment-with-america = { name-marker-america }
name-payment-with-asia = { name-marker-asia }
name-payment-with-mideast = { name-marker-mideast }
name-payment-free = gratis, dank Andersson

name-tile-architecture-3 = Architektur (3)
name-tile-architecture-4 = Architektur (4)
name-tile-architecture-5 = Architektur (5)
name-tile-sculpture-3 = Skulptur (3)
name-tile-sculpture-4 = Skulptur (4)
name-tile-sculpture-5 = Skulptur (5)
name-tile-pottery-3 = Keramik (3)
name-tile-pottery-4 = Keramik (4)
name-tile-pottery-5 = Keramik (5)
name-tile-jewellery-3 = Schmuck (3)
name-tile-jewellery-4 = Schmuck (4)
name-tile-jewellery-5 = Schmuck (5)
name-tile-weapon-3 = Waffen (3)
name-tile-weapon-4 = Waffen (4)
name-tile-weapon-5 = Waffen (5)
name-tile-africa-4 = Afrika (4)
name-tile-africa-5 = Afrika (5)
name-tile-america-4 = Amerika (4)
name-tile-america-5 = Amerika (5)
name-tile-asia-4 = Asien (4)
name-tile-asia-5 = Asien (5)
name-tile-mideast-4 = Naher Osten (4)
name-tile-mideast-5 = Naher Osten (5)
name-tile-sites-3 = Drei Fundorte
name-tile-types-5 = Fünf Typen

name-role-paris = Paris
name-role-london = London
name-role-berlin = Berlin
name-role-newyork = New York
name-role-andersson = Andersson
name-role-carter = Carter
name-role-judd = Judd
name-role-morley = Morley

name-stage-opening = Erste Funde
name-stage-placing = Erste Hütten
name-stage-stocking = Wahl der Aktionssteine
name-stage-actions = Aktionen
name-stage-refilling = Rundenende
name-stage-finished = Spielende

# Was zuerst kommt, wenn ein anderer Zug versucht wird.
name-question-nothing = gerade nichts
name-question-unearth = eine Karte wird aufgedeckt
name-question-draw = eine Karte wird vom Stapel gezogen
name-question-place = eine Hütte bauen
name-question-take = einen Aktionsstein nehmen
name-question-act = eine Aktion, das Ende deines Zuges oder Passen
name-question-pick = eine Karte zum Verschiffen wählen
name-question-show = eine Karte zum Zeigen wählen
name-question-keep = eine Karte zum Zurücknehmen wählen
name-question-use = eine Karte ziehen oder darauf verzichten
name-question-role = eine Stadt oder einen Archäologen wählen
name-question-passed = einen Aktionsstein nehmen oder tauschen

## Satzteile

phrase-at-site = { $site_id ->
    [mideast] im Nahen Osten
   *[other] in { $site }
}
phrase-from-site = { $site_id ->
    [mideast] aus dem Nahen Osten
   *[other] aus { $site }
}
phrase-year = { $round_id ->
    [1] 1920
    [2] 1921
    [3] 1922
    [4] 1923
    [5] 1924
    [6] 1925
    [7] 1926
    [8] 1927
   *[9] 1928
}
phrase-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
phrase-cards-left = { $left ->
    [one] noch eine Karte
   *[other] noch { $left } Karten
}
phrase-payment = { $payment_id ->
    [plain] { "" }
    [free] , gratis
   *[other] , Joker für 6 Münzen: { $payment }
}
phrase-payment-twice = { $payment_id ->
    [plain] { "" }
    [free] , gratis
   *[other] , Joker für 12 Münzen: { $payment }
}
phrase-why-last = { $condition_id ->
    [1] Auf der Einkommensleiste liegt kein Ausstellungsplättchen mehr
    [2] Von zwei Typen sind alle drei Plättchen vergeben
    [3] Die letzte Karte eines Fundorts ist gezogen
   *[4] Es ist das Jahr 1928
}

## Was die Rollen bewirken

effect-paris = Bei einer Ausstellung kommen zwei Karten auf die Hand zurück statt einer
effect-london = Beim Verschiffen darfst du auch eine Karte vom Stapel dieses Fundorts ziehen, ohne sie zu zeigen
effect-berlin = Beim Verkaufen bekommst du 3 Münzen mehr
effect-newyork = Bei einer Ausstellung darf eine gewöhnliche Karte als beliebiger Fundort oder Typ gelten
effect-andersson = Hast du in einer Runde sechs Aktionssteine genutzt, darfst du eine weitere Aktion ohne Stein und Münzen ausführen, aber nicht verkaufen oder kaufen
effect-carter = Beim Forschen rückt dein Forschungsstein zwei Felder vor statt eines (nur mit Erweiterung I)
effect-judd = Beim Forschen darfst du auch eine Karte vom Stapel dieses Fundorts ziehen, ohne sie zu zeigen
effect-morley = Beim Anheuern darfst du mit einem Stein zwei Hütten bauen: Du zahlst zweimal, und zwei Karten werden aufgedeckt
phrase-effect = { $role_id ->
    [paris] { effect-paris }
    [london] { effect-london }
    [berlin] { effect-berlin }
    [newyork] { effect-newyork }
    [andersson] { effect-andersson }
    [carter] { effect-carter }
    [judd] { effect-judd }
   *[morley] { effect-morley }
}

## Was du tun kannst

ask-place = Du stellst eine Hütte auf und nimmst ihren Arbeiterstein: Wähle, wo.
ask-take = { $left ->
    [one] Du nimmst noch einen Aktionsstein.
   *[other] Du nimmst noch { $left } Aktionssteine.
}
ask-act = { $left ->
    [0] Du kannst { $choices }.
    [one] Du hast noch 1 Aktion: { $choices }.
   *[other] Du hast 2 Aktionen: { $choices }.
}
ask-act-pass = Du kannst nur passen.
ask-act-end = Du kannst nur deinen Zug beenden.
ask-pick = Du verschiffst { phrase-from-site }: Wähle { phrase-cards-left }.
ask-show = Du stellst { $tile } aus: Wähle { phrase-cards-left }.
ask-keep = { $left ->
    [one] Du behältst eine der gezeigten Karten: Wähle, welche.
   *[other] Du behältst { $left } der gezeigten Karten: Wähle, welche.
}
ask-use = Du kannst { $choices }.
ask-role = Du wählst deine Rolle: Stadt oder Archäologie.
ask-passed = Du hast gepasst: Du kannst { $choices }.

# Was möglich ist, in einer Aufzählung.
do-research = forschen
do-hire = anheuern
do-hire-double = anheuern
do-ship = verschiffen
do-exhibit = ausstellen
do-feature = ausstellen
do-sell = verkaufen
do-buy = kaufen
do-gold = Gold nutzen
do-end = aufhören
do-pass = passen
do-use = verdeckt eine Karte { phrase-from-site } ziehen
do-skip = verzichten
do-take = einen Aktionsstein nehmen
do-swap = einen Aktionsstein tauschen
do-rest = nichts tun

# Von einem Zug, der erst halb gemacht ist.
half-research = { $site_id ->
    [none] Du forschst: Wähle einen Fundort.
   *[other] Du forschst { phrase-at-site }: Wähle, wie du zahlst.
}
half-hire = { $site_id ->
    [none] Du heuerst an: Wähle einen Fundort.
   *[other] Du heuerst { phrase-at-site } an: Wähle, wie du zahlst.
}
half-hire-double = { $site_id ->
    [none] Du heuerst für zwei Hütten an: Wähle einen Fundort.
   *[other] Du heuerst { phrase-at-site } für zwei Hütten an: Wähle, wie du zahlst.
}
half-ship = { $site_id ->
    [none] Du verschiffst: Wähle einen Fundort.
   *[other] Du verschiffst { phrase-from-site }: Wähle, wie du zahlst.
}
half-exhibit = { $tile_id ->
    [none] Du stellst aus: Wähle ein Plättchen.
   *[other] Du stellst { $tile } aus: Wähle, wie du zahlst.
}
half-feature = { $site_id ->
    [none] Du zeigst eine Einzelausstellung: Wähle einen Fundort.
   *[other] Du zeigst eine Einzelausstellung { phrase-from-site }: Wähle, wie du zahlst.
}
half-sell = { $card_id ->
    [none] Du verkaufst: Wähle eine Karte.
   *[other] Du verkaufst { $card }.
}
half-buy = { $place_id ->
    [none] Du kaufst: Wähle eine Karte.
   *[other] Du kaufst Karte { $place }.
}
half-gold = { $place_id ->
    [none] Du setzt Gold ein: Wähle eine Karte.
   *[other] Du setzt Gold für Karte { $place } ein.
}
half-swap = { $marker_id ->
    [none] Du tauschst einen Aktionsstein: Wähle, welchen du abgibst.
   *[other] Du gibst einen { $marker } ab: Wähle, welchen du willst.
}

## Was der Zufall tut

wait-unearth = Eine Karte wird { phrase-at-site } aufgedeckt.
wait-draw = Eine Karte { phrase-from-site } wird verdeckt gezogen.

## Die Erzählung

# Der Preis einer Tat, am Ende ihrer Zeile.
phrase-price = { $free_count ->
    [0] { $cost_count ->
        [0] { "" }
       *[other] { $joker_id ->
            [true] { " " }(−{ $cost }, Joker)
           *[other] { " " }(−{ $cost })
        }
    }
   *[other] { " " }(gratis: Andersson)
}
phrase-kind = { $card_kind ->
    [architecture] { $count ->
        [one] Architektur
       *[other] { $count } Architekturen
    }
    [sculpture] { $count ->
        [one] eine Skulptur
       *[other] { $count } Skulpturen
    }
    [pottery] { $count ->
        [one] Keramik
       *[other] { $count } Keramiken
    }
    [jewellery] { $count ->
        [one] Schmuck
       *[other] { $count } Schmuckstücke
    }
    [weapon] { $count ->
        [one] eine Waffe
       *[other] { $count } Waffen
    }
    [solo] { $count ->
        [one] eine Einzelausstellung
       *[other] { $count } Einzelausstellungen
    }
    [gold] { $count ->
        [one] Gold
       *[other] { $count } Goldkarten
    }
    [fragment] { $count ->
        [one] ein Bruchstück
       *[other] { $count } Bruchstücke
    }
    [curse] { $count ->
        [one] ein verfluchtes Fundstück
       *[other] { $count } verfluchte Fundstücke
    }
   *[manuscript] { $count ->
        [one] ein Manuskript
       *[other] { $count } Manuskripte
    }
}
phrase-markers = { $marker_id ->
    [museum] { $count ->
        [one] einen Museumsstein
       *[other] { $count } Museumssteine
    }
    [ship] { $count ->
        [one] einen Schiffsstein
       *[other] { $count } Schiffssteine
    }
    [africa] { $count ->
        [one] einen Arbeiterstein ({ name-site-africa })
       *[other] { $count } Arbeitersteine ({ name-site-africa })
    }
    [america] { $count ->
        [one] einen Arbeiterstein ({ name-site-america })
       *[other] { $count } Arbeitersteine ({ name-site-america })
    }
    [asia] { $count ->
        [one] einen Arbeiterstein ({ name-site-asia })
       *[other] { $count } Arbeitersteine ({ name-site-asia })
    }
   *[mideast] { $count ->
        [one] einen Arbeiterstein ({ name-site-mideast })
       *[other] { $count } Arbeitersteine ({ name-site-mideast })
    }
}
phrase-got = { $to_id ->
    [museum] einen Museumsstein
    [ship] einen Schiffsstein
    [africa] einen Arbeiterstein ({ name-site-africa })
    [america] einen Arbeiterstein ({ name-site-america })
    [asia] einen Arbeiterstein ({ name-site-asia })
   *[mideast] einen Arbeiterstein ({ name-site-mideast })
}
phrase-shown = { phrase-kind } { $card_of ->
    [mideast] aus dem Nahen Osten
    [africa] aus { name-site-africa }
    [america] aus { name-site-america }
   *[asia] aus { name-site-asia }
}{ $wild_id ->
    [true] { " " }(zählt dank New York als fehlende Karte)
   *[other] { "" }
}
phrase-picked = { phrase-kind } { $card_of ->
    [mideast] aus dem Nahen Osten
    [africa] aus { name-site-africa }
    [america] aus { name-site-america }
   *[asia] aus { name-site-asia }
}
phrase-unearthed = { $found_count ->
    [0] { "" }
   *[other] ; aufgedeckt: { $found }
}
phrase-drawn = { $drew_count ->
    [0] { "" }
   *[other] ; verdeckt gezogen: { $drew }
}
phrase-cursed = { $curse_count ->
    [0] { "" }
   *[other] ; das gezogene verfluchte Fundstück ist aus dem Spiel
}
phrase-lifted = { $lifted_count ->
    [0] { "" }
   *[other] ; das verfluchte Fundstück ist aus dem Spiel
}
phrase-kept = { $kept_count ->
    [0] { "" }
   *[other] ; behalten: { $kept }
}
phrase-new-role = { $role_count ->
    [0] { "" }
   *[other] ; Rolle: { $role }
}
phrase-out = { $out_count ->
    [0] { "" }
   *[other] ; aus dem Spiel: { $out }
}
phrase-and-took = { $took_count ->
    [0] { "" }
   *[other] { " " }und { $took } genommen
}
phrase-and-swapped = { $gave_count ->
    [0] { "" }
   *[other] { " " }und { $gave } gegen { $got } getauscht
}
phrase-and-rested = { $rested_count ->
    [0] { "" }
   *[other] { " " }und nichts getan
}
phrase-with = { $shown_count ->
    [0] { "" }
   *[other] : { $shown }
}
story-placed = { phrase-did } { phrase-at-site } eine Hütte aufgestellt{ phrase-unearthed }.
story-unearthed = Aufgedeckt: { $found }.
story-took = { phrase-did } { $markers } genommen.
story-round = { $seat_who ->
    [you] { phrase-year }: Du fängst an. Grundeinkommen: { phrase-coins }.
   *[other] { phrase-year }: { $seat } fängt an. Grundeinkommen: { phrase-coins }.
}
story-earned = { phrase-did } { phrase-coins } erhalten.
story-paid = { $joker_id ->
    [true] { phrase-did } { phrase-coins } mit einem { $marker } als Joker bezahlt.
   *[false] { phrase-did } { phrase-coins } mit einem { $marker } bezahlt.
}
story-free = { phrase-did } dank Andersson eine Aktion gratis ausgeführt.
story-researched = { phrase-did } { phrase-at-site } geforscht{ phrase-unearthed }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
story-advanced = { phrase-did } Feld { $space } der Forschung { phrase-at-site } erreicht.
story-hired = { $huts ->
    [one] { phrase-did } { phrase-at-site } angeheuert{ phrase-unearthed }{ phrase-price }.
   *[other] { phrase-did } { phrase-at-site } für { $huts } Hütten angeheuert{ phrase-unearthed }{ phrase-price }.
}
story-shipped = { $cards_count ->
    [0] { $count ->
        [0] { phrase-did } die Hütten { phrase-from-site } ohne Karte zurückgeholt{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
        [one] { phrase-did } eine Karte { phrase-from-site } verschifft{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
       *[other] { phrase-did } { $count } Karten { phrase-from-site } verschifft{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
    }
   *[other] { phrase-did } { $cards } { phrase-from-site } verschifft{ phrase-lifted }{ phrase-drawn }{ phrase-cursed }{ phrase-price }.
}
story-curse-lifted = { phrase-did } das verfluchte Fundstück { phrase-from-site } entfernt.
story-picked = { phrase-did } { $cards } genommen.
story-drew = { phrase-did } verdeckt { $card } gezogen.
story-declined = { phrase-did } auf die Zusatzkarte verzichtet ({ $role }).
story-drew-curse = { phrase-did } das verfluchte Fundstück { phrase-from-site } gezogen: Es ist aus dem Spiel.
story-exhibited = { phrase-did } { $tile } ausgestellt{ phrase-with }{ phrase-kept }{ phrase-new-role }{ phrase-price }.
story-showed = { phrase-did } { $cards } gezeigt.
story-kept = { phrase-did } { $card } behalten.
story-featured = { phrase-did } eine Einzelausstellung { phrase-from-site } gezeigt{ phrase-new-role }{ phrase-price }.
story-named-role = { phrase-did } eine Rolle gewählt: { $role }.
story-sold = { phrase-did } { $card } auf dem Schwarzmarkt verkauft{ phrase-out } (+{ $coins }).
story-pushed-out = Aus dem Spiel: { $card }.
story-bought = { phrase-did } { $card } auf dem Schwarzmarkt gekauft (−{ $coins }).
story-gilded = { phrase-did } { $card } auf dem Schwarzmarkt mit { $gold } gekauft.
story-ended-turn = { phrase-did } den Zug beendet.
story-passed = { phrase-did } gepasst{ phrase-and-took }{ phrase-and-swapped }{ phrase-and-rested }.
story-swapped = { phrase-did } { $gave } gegen { $got } getauscht.
story-rested = { phrase-did } nichts getan.
story-last-round = Dieses Jahr ist das letzte: { phrase-why-last }.
story-finished = Das letzte Jahr ist vorbei: Jetzt zählt das Prestige.

## Warum nicht

reason-not-asked = { $question_id ->
    [nothing] Gerade ist nichts zu tun
   *[other] Erst kommt: { $question }
}
reason-not-in-deck = Diese Karte ist nicht im Stapel: { $card }
reason-unused-site = In diesem Spiel gräbt niemand { phrase-at-site }
reason-track-empty = Auf dieser Leiste liegt kein Stein mehr: { $marker }
reason-mat-full = Dein Tableau ist voll: Es hat Platz für sechs Aktionssteine
reason-turn-full = Du hast in diesem Zug schon beide Aktionen ausgeführt
reason-hut-there = Du hast { phrase-at-site } schon eine Hütte: Heuere Arbeiter an, um weitere zu bauen
reason-no-hut-left = Deine zehn Hütten sind alle im Einsatz
reason-no-hut-there = Du hast { phrase-at-site } keine Hütte
reason-not-your-role = Dafür fehlt dir die Rolle { $role }
reason-no-two-huts = Dafür brauchst du zwei Hütten, und so viele hast du nicht mehr im Vorrat
reason-no-marker = Der Aktionsstein, den diese Aktion braucht, liegt nicht auf deinem Tableau
reason-needless-joker = Diese Aktion braucht ohnehin einen { $payment }; ein Joker ist von anderer Sorte
reason-no-joker = Du hast keinen { $payment } als Joker
reason-too-dear = Dafür reichen deine Münzen nicht
reason-not-free = Eine Aktion gratis gibt es nur mit Andersson, nach sechs genutzten Aktionssteinen und einmal pro Runde
reason-tile-gone = Diese Ausstellung liegt nicht mehr auf dem Spielplan: { $tile }
reason-no-showing = Für diese Ausstellung fehlen dir die Karten: { $tile }
reason-no-solo = Du hast keine Einzelausstellung { phrase-from-site } auf der Hand
reason-not-in-hand = Das hast du nicht auf der Hand: { $card }
reason-curse-stays = Ein verfluchtes Fundstück lässt sich nicht verkaufen
reason-no-ship = Du hast keinen Schiffsstein, und auf dem Schwarzmarkt gilt kein Joker
reason-empty-place = Auf Platz { $place } des Schwarzmarkts liegt keine Karte
reason-no-gold = Du hast keine Karte „Gold entdeckt“ auf der Hand
reason-nothing-done = Du hast noch keine Aktion ausgeführt: Führe eine aus, oder passe
reason-something-done = Du hast in diesem Zug schon eine Aktion ausgeführt: Beende ihn und passe in einem späteren
reason-not-there = Das liegt nicht offen am Fundort: { $card }
reason-out-of-order = Karten werden der Reihe nach gewählt, und diese wurde schon übergangen: { $card }
reason-too-few = Nach dieser Karte blieben zu wenige übrig: { $card }
reason-unfit = Das zählt nicht für diese Ausstellung: { $card }
reason-wild-is-last = Die Karte, die als eine andere gilt, wird zuletzt gezeigt
reason-wild-special = Nur eine gewöhnliche Karte darf als eine andere gelten, nicht diese: { $card }
reason-wild-needless = Diese passt so, wie sie ist: { $card }
reason-wild-order = Zeige diese so, wie sie ist, vor der anderen dieser Sorte: { $card }
reason-not-shown = Das wurde nicht gezeigt: { $card }
reason-never-returns = Das kommt nie auf die Hand zurück: { $card }
reason-role-held = Diese Rolle hast du schon: { $role }
reason-not-held = Du hast keinen { $marker } zum Tauschen
reason-same-kind = Tausche einen { $marker } gegen einen Stein anderer Sorte
reason-may-not-rest = Nichts tun darfst du nur mit sechs Aktionssteinen: Nimm einen, oder tausche einen

## Die Optionen

option-research = Erweiterung I: Forschungsleisten und Besondere Fundstücke
option-roles = Erweiterung II: Städte und Archäologen
option-quick_start = Schnellstart: Die ersten Hütten sind vorgegeben, und von jedem Fundort liegt eine Karte offen
option-unused_site = Fundort, der fehlt (zu dritt)
option-unused_site-asia = { name-site-asia }
option-unused_site-africa = { name-site-africa }
option-unused_site-america = { name-site-america }
option-unused_site-mideast = { name-site-mideast }
option-may_rest = Nichts tun nach dem Passen
option-may_rest-six = nur mit sechs Aktionssteinen (englische und französische Ausgabe)
option-may_rest-always = jederzeit (deutsche Ausgabe)
option-fragment = Bruchstücke (mit Erweiterung I)
option-fragment-site = jeder Typ des eigenen Fundorts (englische und französische Ausgabe)
option-fragment-any = jeder Typ jedes Fundorts (deutsche Ausgabe)

## Die Züge

move-unearth = Aufgedeckt: { $card }
move-draw = Verdeckt gezogen: { $card }
move-place = Eine Hütte { phrase-at-site } bauen
move-take = Einen { $marker } nehmen
move-research = Forschen { phrase-at-site }{ phrase-payment }
move-hire = Arbeiter anheuern { phrase-at-site }{ phrase-payment }
move-hire-double = Arbeiter anheuern { phrase-at-site }, zwei Hütten auf einmal{ phrase-payment-twice }
move-ship = Verschiffen { phrase-from-site }{ phrase-payment }
move-exhibit = Ausstellung durchführen: { $tile }{ phrase-payment }
move-feature = Einzelausstellung { phrase-from-site } durchführen{ phrase-payment }
move-sell = Verkaufen: { $card }
move-buy = Karte { $place } vom Schwarzmarkt kaufen
move-gold = Gold abwerfen und Karte { $place } vom Schwarzmarkt nehmen
move-end = Deinen Zug beenden
move-pass = Für dieses Jahr passen
move-pick = Mitnehmen: { $card }
move-show = Zeigen: { $card }
move-show-wild = Zeigen: { $card }, anstelle der fehlenden Karte
move-keep = Auf die Hand zurücknehmen: { $card }
move-use = Eine Karte ziehen, ohne sie zu zeigen
move-skip = Keine Karte ziehen
move-role = { $role }: { phrase-effect }
move-swap = Einen { $marker } gegen einen { $to } tauschen
move-rest = Nichts tun

## Das Brett

ui-year-of = Jahr { $round } von { $last }
ui-analysis-year = { $round_id ->
    [0] Spielaufbau
   *[other] { phrase-year }
}
ui-unused = nicht im Spiel
ui-in-deck = { $count } im Stapel
ui-ship-now = { $count ->
    [one] { $count } Karte verschiffen, −{ $cost }
   *[other] { $count } Karten verschiffen, −{ $cost }
}
ui-tracks = Aktionssteine
ui-here = hier
ui-price = Kosten
ui-museum = Museum
ui-ship = Schiff
ui-base-income = Grundeinkommen
ui-black-market = Schwarzmarkt
ui-buy = kaufen
ui-sell = verkaufen
ui-money = Münzen
ui-prestige = Prestige
ui-bonus = Bonus
ui-supply = Hütten
ui-mat = auf dem Tableau
ui-research = Forschung
ui-shows = zeigt
ui-laying-out = stellt aus
ui-free-action = Gratisaktion
ui-sign-huts = zwei Hütten von Platz 1
ui-sign-taken = genommen von Platz 2
ui-sign-hand = zwei bekannt, eine verdeckt
ui-sign-unseen = drei nie gesehene
ui-sign-track = zwei hier, einer unterwegs
ui-sign-worth = Prestige und jährlicher Bonus eines Plättchens

## Der Bericht zur Ausgewogenheit

ui-balance-ends = Wie Partien enden
ui-balance-ends-note = Was eine Runde zur letzten machte.
ui-balance-tiles = Ausstellungen
ui-balance-tiles-note = In wie vielen Partien jedes Plättchen ausgestellt wurde und wie oft der Platz gewann, der es ausgestellt hat.
ui-balance-roles = Rollen
ui-balance-roles-note = Wie viele Plätze jede Rolle irgendwann hatten und wie oft sie gewannen.
ui-balance-research = Forschung
ui-balance-research-note = Wie weit die Forschungssteine an jedem Fundort kamen, ohne Manuskripte. Was das wert war, steht unten bei den Punkten.
ui-balance-habits = Was getan wurde
ui-balance-habits-note = Wie oft ein Platz es pro Partie tat, wie viele Plätze es überhaupt taten und wie oft sie gewannen.
ui-balance-end-1 = Einkommensleiste leer
ui-balance-end-2 = Zwei Typen vergeben
ui-balance-end-3 = Stapel eines Fundorts leer
ui-balance-end-4 = Das Jahr 1928
ui-balance-from-exhibitions = Ausstellungen
ui-balance-from-coins = Münzen
ui-balance-from-research = Forschung
ui-balance-habit-exhibitions = Ausstellungen
ui-balance-habit-jokers = Joker
ui-balance-habit-sold = Schwarzmarkt: verkauft
ui-balance-habit-bought = Schwarzmarkt: gekauft
ui-balance-habit-solos = Einzelausstellungen
ui-balance-habit-gilded = „Gold entdeckt“ gespielt

## Was ein Platz hat, im Vergleich

look-sites = Schau auf die Fundorte: Was liegt dort, und was können deine Hütten heimbringen?
look-tracks = Schau auf die Aktionsleisten: Was ist gerade günstig, und was brauchst du als Nächstes?
look-hand = Schau auf deine Hand: Welcher Ausstellung kommen deine Karten am nächsten?
look-market = Schau auf den Schwarzmarkt: Liegt dort eine Karte, die dir fehlt?
look-mat = Schau auf deine Aktionssteine: Wozu taugen sie dieses Jahr noch?
measure-markers = { $count ->
    [one] { $count } Aktionsstein
   *[other] { $count } Aktionssteine
}
measure-prestige = { $count } Prestige
measure-income = { $count ->
    [one] { $count } Münze Einkommen im Jahr
   *[other] { $count } Münzen Einkommen im Jahr
}
measure-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
measure-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
measure-huts = { $count ->
    [one] { $count } Hütte auf dem Spielplan
   *[other] { $count } Hütten auf dem Spielplan
}
measure-research = { $count ->
    [one] { $count } Feld der Forschung
   *[other] { $count } Felder der Forschung
}

## Die Schlusswertung

ui-final-score = Prestige
ui-final-exhibitions = Ausstellungen
ui-final-research = Forschung
ui-final-coins = Münzen, 5 zu 1
ui-tie-exhibitions = Anzahl der Ausstellungen
ui-tie-exhibitions-why = Gleich viel Prestige: Mehr Ausstellungen entscheiden (§11.2).
ui-tie-coins = Münzen
ui-tie-coins-why = Gleich viel Prestige und gleich viele Ausstellungen: Mehr Münzen entscheiden (§11.2).
