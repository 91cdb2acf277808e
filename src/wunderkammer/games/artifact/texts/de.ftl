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
name-kind-solo = Einzelstück
name-kind-gold = Gold
name-kind-fragment = Fragment
name-kind-curse = Fluch
name-kind-manuscript = Handschrift

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
name-card-africa-solo = ein Einzelstück aus Afrika
name-card-africa-gold = Gold aus Afrika
name-card-africa-fragment = ein Fragment aus Afrika
name-card-africa-curse = ein verfluchtes Stück aus Afrika
name-card-africa-manuscript = eine Handschrift aus Afrika
name-card-america-architecture = Architektur aus Amerika
name-card-america-sculpture = eine Skulptur aus Amerika
name-card-america-pottery = Keramik aus Amerika
name-card-america-jewellery = Schmuck aus Amerika
name-card-america-weapon = eine Waffe aus Amerika
name-card-america-solo = ein Einzelstück aus Amerika
name-card-america-gold = Gold aus Amerika
name-card-america-fragment = ein Fragment aus Amerika
name-card-america-curse = ein verfluchtes Stück aus Amerika
name-card-america-manuscript = eine Handschrift aus Amerika
name-card-asia-architecture = Architektur aus Asien
name-card-asia-sculpture = eine Skulptur aus Asien
name-card-asia-pottery = Keramik aus Asien
name-card-asia-jewellery = Schmuck aus Asien
name-card-asia-weapon = eine Waffe aus Asien
name-card-asia-solo = ein Einzelstück aus Asien
name-card-asia-gold = Gold aus Asien
name-card-asia-fragment = ein Fragment aus Asien
name-card-asia-curse = ein verfluchtes Stück aus Asien
name-card-asia-manuscript = eine Handschrift aus Asien
name-card-mideast-architecture = Architektur aus dem Nahen Osten
name-card-mideast-sculpture = eine Skulptur aus dem Nahen Osten
name-card-mideast-pottery = Keramik aus dem Nahen Osten
name-card-mideast-jewellery = Schmuck aus dem Nahen Osten
name-card-mideast-weapon = eine Waffe aus dem Nahen Osten
name-card-mideast-solo = ein Einzelstück aus dem Nahen Osten
name-card-mideast-gold = Gold aus dem Nahen Osten
name-card-mideast-fragment = ein Fragment aus dem Nahen Osten
name-card-mideast-curse = ein verfluchtes Stück aus dem Nahen Osten
name-card-mideast-manuscript = eine Handschrift aus dem Nahen Osten

# Die Marker, alle männlich.
name-marker-museum = Museumsmarker
name-marker-ship = Schiffsmarker
name-marker-africa = Arbeiter für Afrika
name-marker-america = Arbeiter für Amerika
name-marker-asia = Arbeiter für Asien
name-marker-mideast = Arbeiter für den Nahen Osten

# Wie eine Aktion bezahlt wird: mit dem Marker, den sie braucht, mit einem anderen als Joker, oder gar nicht.
name-payment-plain = der Marker, den sie braucht
name-payment-with-museum = { name-marker-museum }
name-payment-with-ship = { name-marker-ship }
name-payment-with-africa = { name-marker-africa }
name-payment-with-america = { name-marker-america }
name-payment-with-asia = { name-marker-asia }
name-payment-with-mideast = { name-marker-mideast }
name-payment-free = gar nichts

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
name-tile-types-5 = Fünf Arten

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
name-stage-stocking = Markerwahl
name-stage-actions = Aktionen
name-stage-refilling = Jahresende
name-stage-finished = Ende

name-question-nothing = gar nichts
name-question-unearth = was ans Licht kommt
name-question-draw = eine verdeckte Karte
name-question-place = wo eine Hütte gebaut wird
name-question-take = welcher Marker genommen wird
name-question-act = eine Aktion, oder Passen
name-question-pick = welche Karte verschifft wird
name-question-show = welche Karte gezeigt wird
name-question-keep = welche Karte auf die Hand zurückkommt
name-question-use = ob eine Karte verdeckt gezogen wird
name-question-role = eine Stadt oder ein Archäologe
name-question-passed = ein Marker nach dem Passen

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
    [free] , kostenlos
   *[other] , mit einem Joker: { $payment }
}
phrase-role = { $role_id ->
    [paris] in Paris
    [london] in London
    [berlin] in Berlin
    [newyork] in New York
   *[other] mit { $role }
}
phrase-why-last = { $condition_id ->
    [1] Auf der Einkommensleiste liegt keine Ausstellung mehr
    [2] Von zwei Arten sind alle Ausstellungen vergeben
    [3] Die letzte Karte eines Fundorts ist gezogen
   *[4] Man schreibt 1928
}

## Was die Rollen bewirken

effect-paris = Beim Ausstellen nimmst du zwei Karten zurück statt einer
effect-london = Beim Verschiffen darfst du auch eine Karte des Fundorts verdeckt ziehen
effect-berlin = Beim Verkaufen bekommst du 3 Münzen mehr
effect-newyork = Beim Ausstellen darf eine gewöhnliche Karte als beliebiger Ort oder beliebige Art gelten
effect-andersson = Einmal pro Runde hast du nach sechs Markern eine kostenlose Aktion mehr
effect-carter = Beim Forschen steigst du zwei Stufen
effect-judd = Beim Forschen darfst du auch eine Karte des Fundorts verdeckt ziehen
effect-morley = Beim Anheuern darfst du zwei Hütten bauen und zweimal zahlen
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

reason-not-asked = Gefragt ist gerade etwas anderes: { $question }
reason-not-in-deck = Der Stapel, um den es geht, enthält das nicht: { $card }
reason-unused-site = In diesem Spiel gräbt niemand { phrase-at-site }
reason-track-empty = Auf dieser Leiste liegt kein Marker mehr: { $marker }
reason-mat-full = Deine Ablage ist voll: Niemand hat mehr als sechs Marker
reason-turn-full = Ein Zug hat zwei Aktionen, und du hast beide ausgeführt
reason-hut-there = Du hast { phrase-at-site } schon eine Hütte; weitere kommen durch Anheuern
reason-no-hut-left = Deine zehn Hütten sind alle gebaut
reason-no-hut-there = Du hast { phrase-at-site } keine Hütte
reason-not-your-role = Dazu fehlt dir die Rolle { $role }
reason-no-two-huts = Dazu braucht es zwei Hütten, und so viele hast du nicht mehr im Vorrat
reason-no-marker = Der Marker, den diese Aktion braucht, liegt nicht auf deiner Ablage
reason-needless-joker = Diese Aktion braucht ohnehin einen { $payment }; ein Joker ist von anderer Sorte
reason-no-joker = Du hast keinen { $payment }, der Joker sein könnte
reason-too-dear = Dafür reichen deine Münzen nicht
reason-not-free = Kostenlos ist nur mit Andersson eine Aktion, einmal pro Runde, wenn sechs Marker genutzt sind
reason-tile-gone = Diese Ausstellung liegt nicht mehr auf dem Plan: { $tile }
reason-no-showing = Für diese Ausstellung fehlen dir die Karten: { $tile }
reason-no-solo = Du hast kein Einzelstück { phrase-from-site } auf der Hand
reason-not-in-hand = Das hast du nicht auf der Hand: { $card }
reason-curse-stays = Einen Fluch kauft niemand
reason-no-ship = Du hast keinen Schiffsmarker, und der Schwarzmarkt nimmt keinen Joker
reason-empty-place = Auf Platz { $place } des Schwarzmarkts liegt keine Karte
reason-no-gold = Du hast kein Gold auf der Hand
reason-nothing-done = Nichts zu tun ist kein Zug: Führe eine Aktion aus, oder passe
reason-something-done = Du hast in diesem Zug schon gehandelt; beende ihn und passe später
reason-not-there = Das liegt nicht offen an diesem Fundort: { $card }
reason-out-of-order = Karten werden der Reihe nach genannt, und diese kommt zu spät: { $card }
reason-too-few = Danach blieben zu wenige Karten, um weiterzumachen: { $card }
reason-unfit = Das zählt nicht für diese Ausstellung: { $card }
reason-wild-is-last = Die Karte, die als eine andere gilt, wird zuletzt gezeigt
reason-wild-special = Nur eine gewöhnliche Karte darf als eine andere gelten, nicht diese: { $card }
reason-wild-needless = Diese zählt schon so, wie sie ist: { $card }
reason-wild-order = Diese muss für sich selbst gezeigt werden, vor ihresgleichen: { $card }
reason-not-shown = Das wurde nicht gezeigt: { $card }
reason-never-returns = Das kommt nie auf die Hand zurück: { $card }
reason-role-held = Diese Rolle hast du schon: { $role }
reason-not-held = Du hast keinen { $marker } abzugeben
reason-same-kind = Ein { $marker } wird gegen einen Marker anderer Sorte getauscht
reason-may-not-rest = Ausruhen darf nur, wer sechs Marker hat; nimm einen, oder tausche einen

## Die Optionen

option-research = Erweiterung I: Forschungsleisten und besondere Artefakte
option-roles = Erweiterung II: Städte und Archäologen
option-quick_start = Die ersten Hütten sind vorgegeben, und von jedem Fundort liegt eine Karte offen
option-unused_site = Welcher Fundort zu dritt nicht im Spiel ist
option-unused_site-asia = { name-site-asia }
option-unused_site-africa = { name-site-africa }
option-unused_site-america = { name-site-america }
option-unused_site-mideast = { name-site-mideast }
option-may_rest = Wer nach dem Passen untätig bleiben darf
option-may_rest-six = nur wer sechs Marker hat
option-may_rest-always = alle, jederzeit
option-fragment = Wofür ein Fragment steht (mit Erweiterung I)
option-fragment-site = für jede Art seines eigenen Fundorts
option-fragment-any = für jede Art jedes Fundorts

## Die Züge

move-unearth = Ans Licht kommt { $card }
move-draw = Verdeckt gezogen: { $card }
move-place = Eine Hütte { phrase-at-site } bauen
move-take = Einen { $marker } nehmen
move-research = Forschen { phrase-at-site }{ phrase-payment }
move-hire = Anheuern { phrase-at-site }{ phrase-payment }
move-hire-double = Anheuern { phrase-at-site }, zwei Hütten auf einmal{ phrase-payment }
move-ship = Verschiffen { phrase-from-site }{ phrase-payment }
move-exhibit = Ausstellen: { $tile }{ phrase-payment }
move-feature = Ausstellen: ein Einzelstück { phrase-from-site }{ phrase-payment }
move-sell = Verkaufen: { $card }
move-buy = Karte { $place } des Schwarzmarkts kaufen
move-gold = Mit Gold zahlen und Karte { $place } des Schwarzmarkts nehmen
move-end = Den Zug beenden
move-pass = Für dieses Jahr passen
move-pick = Mitnehmen: { $card }
move-show = Zeigen: { $card }
move-show-wild = Zeigen: { $card }, anstelle dessen, was fehlt
move-keep = Zurücknehmen: { $card }
move-use = Eine Karte verdeckt ziehen
move-skip = Verzichten
move-role = { $role }: { phrase-effect }
move-swap = Einen { $marker } gegen einen { $to } tauschen
move-rest = Ausruhen

## Das Brett

ui-year-of = Jahr { $round } von { $last }
ui-unused = nicht im Spiel
ui-in-deck = { $count } im Stapel
ui-ship-now = { $count ->
    [one] ship { $count } Karte, −{ $cost }
   *[other] ship { $count } Karten, −{ $cost }
}
ui-tracks = Marker
ui-here = hier
ui-price = Preis
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
ui-mat = auf der Ablage
ui-research = Forschung
ui-shows = zeigt
ui-laying-out = legt aus
ui-free-action = freie Aktion
ui-shows-all = { $seat } zeigt: { $things }.
ui-sign-huts = zwei Hütten von Platz 1
ui-sign-taken = genommen von Platz 2
ui-sign-hand = zwei bekannt, eine verdeckt
ui-sign-unseen = drei ungesehen
ui-sign-track = zwei hier, einer unterwegs
ui-sign-worth = Prestige und jährlicher Bonus eines Plättchens

## Der Bericht zur Ausgewogenheit

ui-balance-ends = Wie Partien enden
ui-balance-ends-note = Was eine Runde zur letzten machte.
ui-balance-tiles = Ausstellungen
ui-balance-tiles-note = In wie vielen Partien jedes Plättchen ausgestellt wurde, und wie oft gewann, wer es ausstellte.
ui-balance-roles = Rollen
ui-balance-roles-note = Wie viele Plätze jede Rolle irgendwann hatten, und wie oft diese gewannen.
ui-balance-research = Forschung
ui-balance-research-note = Wie weit die Forschungsmarker an jedem Fundort kamen, ohne Manuskripte. Was es wert war, steht unten bei den Punkten.
ui-balance-habits = Was getan wurde
ui-balance-habits-note = Wie oft ein Platz es in einer Partie tat, wie viele Plätze überhaupt, und wie oft diese gewannen.
ui-balance-end-1 = Einkommensleiste leer
ui-balance-end-2 = Zwei Arten vergriffen
ui-balance-end-3 = Stapel eines Fundorts leer
ui-balance-end-4 = Das Jahr 1928
ui-balance-from-exhibitions = Ausstellungen
ui-balance-from-coins = Münzen
ui-balance-from-research = Forschung
ui-balance-habit-exhibitions = Ausstellungen
ui-balance-habit-jokers = Joker
ui-balance-habit-sold = Schwarzmarkt: verkauft
ui-balance-habit-bought = Schwarzmarkt: gekauft
ui-balance-habit-solos = Einzelstücke
ui-balance-habit-gilded = Gold ausgespielt
