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
phrase-role = { $role_id ->
    [paris] in Paris
    [london] in London
    [berlin] in Berlin
    [newyork] in New York
   *[other] mit { $role }
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

## Was von dir erwartet wird

ask-place = Du baust eine Hütte und nimmst einen Arbeiter desselben Fundorts; wähle, wo.
ask-take = { $left ->
    [one] Du nimmst einen letzten Marker; wähle, welchen.
   *[other] Du nimmst noch { $left } Marker; wähle den nächsten.
}
ask-act = { $left ->
    [0] Deine beiden Aktionen sind getan: Beende deinen Zug, oder spiele Gold aus, wenn du welches hast.
    [one] Du darfst noch eine Aktion ausführen oder deinen Zug beenden.
   *[other] Du bist am Zug: Führe eine oder zwei Aktionen aus, oder passe.
}
ask-pick = Du verschiffst { phrase-from-site }: Wähle { phrase-cards-left }.
ask-show = Du stellst aus, { $tile }: Zeige { phrase-cards-left }.
ask-keep = { $left ->
    [one] Du nimmst eine der gezeigten Karten zurück; wähle, welche.
   *[other] Du nimmst { $left } der gezeigten Karten zurück; wähle die nächste.
}
ask-use = Dank { $role } darfst du eine Karte { phrase-from-site } verdeckt ziehen. Oder verzichte.
ask-role = Deine Ausstellung öffnet Türen: Wähle eine Stadt oder einen Archäologen.
ask-passed = Du hast gepasst: Nimm einen Marker, tausche einen, oder ruhe dich aus, wenn du darfst.

## Auf wen gewartet wird

wait-unearth = Eine Karte kommt { phrase-at-site } ans Licht.
wait-draw = Eine Karte { phrase-from-site } wird verdeckt gezogen.
wait-place = { $seats } baut eine Hütte.
wait-take = { $left ->
    [one] { $seats } nimmt einen letzten Marker.
   *[other] { $seats } nimmt noch { $left } Marker.
}
wait-act = { $left ->
    [0] { $seats } hat zwei Aktionen ausgeführt und beendet den Zug.
    [one] { $seats } darf noch eine Aktion ausführen.
   *[other] { $seats } führt eine oder zwei Aktionen aus, oder passt.
}
wait-pick = { $seats } verschifft { phrase-from-site } und wählt { phrase-cards-left }.
wait-show = { $seats } stellt aus, { $tile }, und zeigt { phrase-cards-left }.
wait-keep = { $left ->
    [one] { $seats } nimmt eine der gezeigten Karten zurück.
   *[other] { $seats } nimmt { $left } der gezeigten Karten zurück.
}
wait-use = { $seats } darf eine Karte { phrase-from-site } verdeckt ziehen.
wait-role = { $seats } wählt eine Stadt oder einen Archäologen.
wait-passed = { $seats } hat gepasst und sieht sich bei den Markern um.

## Die Erzählung

story-placed = { $seat } baut { phrase-at-site } eine Hütte und nimmt einen Arbeiter dazu.
story-unearthed = Ans Licht kommt { $card }.
story-took = { $seat } nimmt einen { $marker }.
story-round = Das Jahr { phrase-year } beginnt. { $seat } fängt an; das Grundeinkommen beträgt { phrase-coins }.
story-earned = { $seat } bekommt { phrase-coins }.
story-paid = { $joker_id ->
    [true] { $seat } legt einen { $marker } als Joker zurück und zahlt { phrase-coins }.
   *[false] { $seat } legt einen { $marker } zurück und zahlt { phrase-coins }.
}
story-free = { $seat } handelt kostenlos, dank Andersson.
story-researched = { $seat } forscht { phrase-at-site } und baut dort eine Hütte.
story-advanced = { $seat } steht { phrase-at-site } nun auf Stufe { $space } der Forschung.
story-hired = { $huts ->
    [one] { $seat } heuert { phrase-at-site } an und baut eine weitere Hütte.
   *[other] { $seat } heuert { phrase-at-site } an und baut { $huts } weitere Hütten, dank Morley.
}
story-shipped = { $count ->
    [0] { $seat } bricht { phrase-at-site } das Lager ab und verschifft nichts.
    [one] { $seat } bricht { phrase-at-site } das Lager ab und verschifft eine Karte.
   *[other] { $seat } bricht { phrase-at-site } das Lager ab und verschifft { $count } Karten.
}
story-curse-lifted = Das Erste, was { $seat } { phrase-at-site } nimmt, ist der Fluch. Er kommt aus dem Spiel.
story-picked = { $seat } nimmt { $card }.
story-drew = { $seat } zieht { $card }, von den anderen ungesehen.
story-declined = { $seat } verzichtet auf die verdeckte Karte von { $role }.
story-drew-curse = { $seat } zieht den Fluch { phrase-from-site } und zeigt ihn allen. Er kommt aus dem Spiel.
story-exhibited = { $seat } eröffnet eine Ausstellung: { $tile }.
story-showed = { $wild_id ->
    [true] { $seat } zeigt { $card }; New York sieht darin, was noch fehlte.
   *[false] { $seat } zeigt { $card }.
}
story-kept = { $seat } nimmt { $card } zurück auf die Hand.
story-featured = { $seat } eröffnet die Ausstellung eines einzigen Schatzes: ein Einzelstück { phrase-from-site }.
story-named-role = { $seat } arbeitet nun { phrase-role }.
story-sold = { $seat } verkauft { $card } auf dem Schwarzmarkt für { phrase-coins }.
story-pushed-out = Der Schwarzmarkt ist voll: Aus dem Spiel kommt { $card }.
story-bought = { $seat } kauft { $card } auf dem Schwarzmarkt für { phrase-coins }.
story-gilded = { $seat } zahlt mit { $gold } und nimmt { $card } vom Schwarzmarkt.
story-ended-turn = { $seat } beendet den Zug.
story-passed = { $seat } passt für dieses Jahr.
story-swapped = { $seat } tauscht einen { $marker } gegen einen { $to }.
story-rested = { $seat } ruht sich aus.
story-last-round = Dieses Jahr ist das letzte: { phrase-why-last }.
story-finished = Das letzte Jahr ist vorbei. Nun zählt das Prestige.

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
ui-shows-all = { $seat } zeigt: { $things }.
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
