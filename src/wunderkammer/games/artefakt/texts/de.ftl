### Artefakt auf Deutsch.

## Namen

name-game-artefakt = Artefakt

name-colour-blue = Blau
name-colour-brown = Braun
name-colour-yellow = Gelb
name-artefact-blue = Reliquie
name-artefact-brown = Rüstung
name-artefact-yellow = Schmuck
name-figure-bulky = der Kräftige
name-figure-lady = die Dame
name-figure-tall = der Große
name-card-1 = Motorrad
name-card-2 = Auto
name-card-3 = Bahn
name-card-4 = Flugzeug
name-direction-cw = im Uhrzeigersinn
name-direction-ccw = gegen den Uhrzeigersinn

name-site-1 = Kathedrale
name-site-2 = Höhle
name-site-3 = Dschungel
name-site-4 = Osterinsel
name-site-5 = Ruine
name-site-6 = Friedhof
name-site-7 = Oase
name-site-8 = Atlantis
name-site-9 = Pyramide
name-site-10 = Hafen

name-directive-march = Pilgerweg
name-directive-peek = Fackelschein
name-directive-push = Falsche Fährte
name-directive-salvage = Treibgut
name-directive-sift = Schuttsieb
name-directive-barter = Grabräuberhandel
name-directive-carry = Karawane
name-directive-dive = Aus der Tiefe
name-directive-curse = Fluch
name-directive-book = Fahrplan

# Ein Fragment von hinten, dann von vorn.
name-fragment-blue = ein Fragment der blauen Reliquie
name-fragment-brown = ein Fragment der braunen Rüstung
name-fragment-yellow = ein Fragment des gelben Schmucks
name-fragment-blue-1 = Stück 1 der blauen Reliquie
name-fragment-blue-2 = Stück 2 der blauen Reliquie
name-fragment-blue-3 = Stück 3 der blauen Reliquie
name-fragment-blue-4 = Stück 4 der blauen Reliquie
name-fragment-brown-1 = Stück 1 der braunen Rüstung
name-fragment-brown-2 = Stück 2 der braunen Rüstung
name-fragment-brown-3 = Stück 3 der braunen Rüstung
name-fragment-brown-4 = Stück 4 der braunen Rüstung
name-fragment-yellow-1 = Stück 1 des gelben Schmucks
name-fragment-yellow-2 = Stück 2 des gelben Schmucks
name-fragment-yellow-3 = Stück 3 des gelben Schmucks
name-fragment-yellow-4 = Stück 4 des gelben Schmucks

# Dasselbe in einer Liste, wo wenige Wörter genügen.
name-piece-blue-1 = Blau Nr. 1
name-piece-blue-2 = Blau Nr. 2
name-piece-blue-3 = Blau Nr. 3
name-piece-blue-4 = Blau Nr. 4
name-piece-brown-1 = Braun Nr. 1
name-piece-brown-2 = Braun Nr. 2
name-piece-brown-3 = Braun Nr. 3
name-piece-brown-4 = Braun Nr. 4
name-piece-yellow-1 = Gelb Nr. 1
name-piece-yellow-2 = Gelb Nr. 2
name-piece-yellow-3 = Gelb Nr. 3
name-piece-yellow-4 = Gelb Nr. 4

name-stage-laying-out = Der Kreis entsteht
name-stage-opening-up = Fundorte öffnen
name-stage-standing = Aufstellung
name-stage-discover = Entdecken
name-stage-prepare = Vorbereiten
name-stage-travel = Reisen
name-stage-possession = In Besitz nehmen
name-stage-round-end = Rundenende
name-stage-finished = Ende

# Was zuerst kommt, wenn etwas anderes versucht wurde: „Zuerst: wohin die Figur reist“.
name-question-nothing = nichts, die Partie ist vorbei
name-question-lay = der nächste Fundort im Kreis
name-question-opening = der nächste offene Fundort
name-question-roll = ein Wurf des Zahlenwürfels
name-question-colour = ein Wurf des Farbwürfels
name-question-piece = ein blinder Griff
name-question-stand = welche Figur dort beginnt
name-question-give = welches Fragment in die Mitte zurückgeht
name-question-choose = eine andere Farbe für den Fund
name-question-assign = die Reisekarten
name-question-timetable = der Fahrplan, ja oder nein
name-question-move = in welche Richtung die Figur reist
name-question-settle = was die Mehrheit nimmt
name-question-directive = die Anweisung, ja oder nein
name-question-open = welcher Fundort als Nächstes offen ist
name-question-cursed = welches Fragment der Fluch nimmt

## Satzteile

phrase-site = { $site_id ->
    [1] die Kathedrale
    [2] die Höhle
    [3] der Dschungel
    [4] die Osterinsel
    [5] die Ruine
    [6] der Friedhof
    [7] die Oase
    [8] Atlantis
    [9] die Pyramide
   *[10] der Hafen
}
phrase-site-object = { $site_id ->
    [1] die Kathedrale
    [2] die Höhle
    [3] den Dschungel
    [4] die Osterinsel
    [5] die Ruine
    [6] den Friedhof
    [7] die Oase
    [8] Atlantis
    [9] die Pyramide
   *[10] den Hafen
}
phrase-at-site = { $site_id ->
    [1] bei der Kathedrale
    [2] in der Höhle
    [3] im Dschungel
    [4] auf der Osterinsel
    [5] bei der Ruine
    [6] auf dem Friedhof
    [7] in der Oase
    [8] in Atlantis
    [9] bei der Pyramide
   *[10] am Hafen
}
phrase-to-site = { $site_id ->
    [1] zur Kathedrale
    [2] zur Höhle
    [3] zum Dschungel
    [4] zur Osterinsel
    [5] zur Ruine
    [6] zum Friedhof
    [7] zur Oase
    [8] nach Atlantis
    [9] zur Pyramide
   *[10] zum Hafen
}
phrase-from-site = { $site_id ->
    [1] von der Kathedrale
    [2] aus der Höhle
    [3] aus dem Dschungel
    [4] von der Osterinsel
    [5] von der Ruine
    [6] vom Friedhof
    [7] aus der Oase
    [8] aus Atlantis
    [9] von der Pyramide
   *[10] vom Hafen
}
phrase-to-goal = { $to_id ->
    [1] zur Kathedrale
    [2] zur Höhle
    [3] zum Dschungel
    [4] zur Osterinsel
    [5] zur Ruine
    [6] zum Friedhof
    [7] zur Oase
    [8] nach Atlantis
    [9] zur Pyramide
   *[10] zum Hafen
}
phrase-figure = { $figure_id ->
    [lady] die Dame
    [bulky] der Kräftige
   *[tall] der Große
}
phrase-figure-object = { $figure_id ->
    [lady] die Dame
    [bulky] den Kräftigen
   *[tall] den Großen
}
phrase-card = { $card_id ->
    [1] das Motorrad (1)
    [2] das Auto (2)
    [3] die Bahn (3)
   *[4] das Flugzeug (4)
}
# Im Akkusativ, wie ihn alle Sätze brauchen.
phrase-artefact = { $colour_id ->
    [blue] die blaue Reliquie
    [brown] die braune Rüstung
   *[yellow] den gelben Schmuck
}
phrase-fragment = { $colour_id ->
    [blue] { name-fragment-blue }
    [brown] { name-fragment-brown }
   *[yellow] { name-fragment-yellow }
}
phrase-piece = Stück { $piece } { $colour_id ->
    [blue] der blauen Reliquie
    [brown] der braunen Rüstung
   *[yellow] des gelben Schmucks
}
phrase-count = { $colour_id ->
    [blue] { $count ->
        [one] { $count } blaues
       *[other] { $count } blaue
    }
    [brown] { $count ->
        [one] { $count } braunes
       *[other] { $count } braune
    }
   *[yellow] { $count ->
        [one] { $count } gelbes
       *[other] { $count } gelbe
    }
}

## Was die Anweisungen bewirken, mit den Zahlen der Ausgabe, die gespielt wird

effect-march = Ziehe eine deiner Figuren hier genau { $march_steps ->
    [one] { $march_steps } Fundort
   *[other] { $march_steps } Fundorte
} weit
effect-peek = Sieh dir heimlich alle Fragmente eines anderen Fundorts an oder blind ein fremdes Fragment
effect-push = Ziehe eine fremde Figur, wo sie auch steht, genau { $push_steps ->
    [one] { $push_steps } Fundort
   *[other] { $push_steps } Fundorte
} weit
effect-salvage = Nimm blind ein Fragment von einem benachbarten Fundort ohne Figuren
effect-sift = Tausche eines deiner Fragmente blind gegen eines derselben Farbe aus der Mitte
effect-barter = Tausche eines deiner Fragmente blind gegen ein fremdes derselben Farbe
effect-carry = Lass ein Fragment von einem beliebigen Fundort blind { $carry_reach ->
    [1] { $carry_reach } Fundort
    [2] 1 oder { $carry_reach } Fundorte
   *[other] 1 bis { $carry_reach } Fundorte
} weit tragen
effect-dive = Wirf den Farbwürfel und nimm blind ein Fragment dieser Farbe aus der Mitte
effect-curse = Jemand anderes muss ein Fragment nach eigener Wahl in die Mitte zurückgeben
effect-book = Ersetze in der nächsten Runde einmal eine aufgedeckte Reisekarte durch deine vierte

## Was du tun kannst

ask-stand = Du bestimmst, wer { phrase-at-site } steht.
ask-give = Du gibst eines deiner Fragmente in die Mitte zurück: Wähle, welches.
ask-choose = Du wählst { phrase-at-site } eine andere Farbe: Die gewürfelte ist aufgebraucht.
ask-assign = Du legst eine Reisekarte für { phrase-figure-object }.
ask-timetable = Du kannst { $choices }.
ask-move = Du ziehst { phrase-figure-object } { phrase-steps } weit: Wähle die Richtung.
ask-settle = Du hast { phrase-at-site } die Mehrheit: Du kannst { $choices }.
ask-settle-leave = Du hast { phrase-at-site } die Mehrheit, aber es gibt nichts zu nehmen: weiter.
ask-directive = Du kannst „{ $directive }“ nutzen: { $choices }.
ask-directive-skip = Du kannst „{ $directive }“ hier nicht nutzen: weiter.
ask-open = Du öffnest noch einen Fundort: Wähle, welchen.
ask-cursed = { $by } hat dich verflucht: Gib eines deiner Fragmente zurück.
phrase-steps = { $steps ->
    [one] { $steps } Fundort
   *[other] { $steps } Fundorte
}

# Was möglich ist, in einer Aufzählung.
do-timetable = für { phrase-figure-object } deine vierte Karte statt der { $card_id } nehmen
do-collect = die Fragmente nehmen
do-rob = jemanden ausrauben
do-leave = weiterziehen
do-march = eine deiner Figuren { $march_steps ->
    [one] { $march_steps } Fundort
   *[other] { $march_steps } Fundorte
} weit ziehen
do-peek-site = einen Fundort ansehen
do-peek-seat = ein fremdes Fragment ansehen
do-push = eine fremde Figur { $push_steps ->
    [one] { $push_steps } Fundort
   *[other] { $push_steps } Fundorte
} weit ziehen
do-salvage = nebenan ein Fragment nehmen
do-sift = ein Fragment neu ziehen
do-barter = ein Fragment tauschen
do-carry = ein Fragment { $carry_reach ->
    [one] { $carry_reach } Fundort
   *[other] bis zu { $carry_reach } Fundorte
} weit bringen
do-dive = um ein Fragment würfeln
do-curse = jemanden ein Fragment zurückgeben lassen
do-book = den Fahrplan behalten
do-skip = verzichten

# Von einem Zug, der erst halb gemacht ist.
half-rob = { $seat_id ->
    [none] Du raubst ein Fragment ({ $colour }): Wähle, von wem.
   *[other] Du raubst { $seat } aus: Wähle eine Farbe.
}
half-march = { $figure_id ->
    [none] Du gehst { $direction }: Wähle eine Figur.
   *[other] Du führst { phrase-figure-object } weiter: Wähle die Richtung.
}
half-peek-seat = { $seat_id ->
    [none] Du siehst ein Fragment an ({ $colour }): Wähle, bei wem.
   *[other] Du siehst ein Fragment von { $seat } an: Wähle eine Farbe.
}
half-push = { $seat_id ->
    [none] Du führst eine Figur in die Irre: Wähle, welche.
   *[other] Du führst eine Figur von { $seat } in die Irre: Wähle, wohin.
}
half-salvage = { $site_id ->
    [none] Du nimmst ein Fragment ({ $colour }): Wähle, woher.
   *[other] Du nimmst ein Fragment { phrase-from-site }: Wähle eine Farbe.
}
half-barter = { $colour_id ->
    [none] Du tauschst ein Fragment mit { $seat }: Wähle, welches.
   *[other] Du tauschst ein Fragment ({ $colour }): Wähle, mit wem.
}
half-carry = { $site_id ->
    [none] Du bringst ein Fragment fort: Wähle, woher und wohin.
   *[other] Du bringst ein Fragment { phrase-from-site } fort: Wähle, welches und wohin.
}

## Was der Zufall tut

wait-lay = Der Kreis der Fundorte entsteht.
wait-opening = Der Zufall öffnet einen Fundort.
wait-roll = Der Zahlenwürfel rollt.
wait-colour = Der Farbwürfel rollt.
wait-piece = Ein Fragment wird blind gezogen: { $colour }.

over-won = { $seats } hat ein Artefakt vollendet und gewinnt.
over-won-you = Du hast ein Artefakt vollendet und gewinnst.
over-scored = { $seats } gewinnt: Niemand hat mehr verschiedene Stücke eines Artefakts ({ $points }).
over-scored-you = Du gewinnst: Niemand hat mehr verschiedene Stücke eines Artefakts ({ $points }).

## Die Erzählung

story-laid = Als Nächstes im Kreis: { $site }.
story-opened = { $seat_id ->
    [none] Von Anfang an offen: { $sites }.
   *[other] { phrase-did } { phrase-site-object } geöffnet.
}
story-rolled = Der Würfel zeigt { $site_id }: { $site }.
story-stood = { phrase-did } { $places } aufgestellt.
phrase-stood = { phrase-figure-object } { phrase-at-site }
story-round = { $seat_who ->
    [you] Runde { $round }: Du fängst an.
   *[other] Runde { $round }: { $seat } fängt an.
}
story-not-enough = Es sind zu wenige Fragmente da: In dieser Runde wird nichts entdeckt.
story-gave = { phrase-did } { $fragment } in die Mitte zurückgegeben.
story-mixed = Die Fragmente in der Mitte werden gemischt.
story-colour-rolled = Der Farbwürfel zeigt { $colour }.
story-chose = { phrase-did } { $colour } gewählt: Die gewürfelte Farbe war aufgebraucht.
story-discovered = Funde: { $finds }.
phrase-find = { phrase-seen } { phrase-at-site }
phrase-seen = { $fragment_of ->
    [blue] Blau
    [brown] Braun
   *[yellow] Gelb
}{ $fragment_kind ->
    [1] { " " }Nr. 1
    [2] { " " }Nr. 2
    [3] { " " }Nr. 3
    [4] { " " }Nr. 4
   *[other] { "" }
}
story-assigned = { $card_id ->
    [none] { phrase-did } eine Reisekarte für { phrase-figure-object } gelegt.
   *[other] { phrase-did } { phrase-card } für { phrase-figure-object } gelegt.
}
story-all-assigned = Alle haben ihre Reisekarten gelegt.
story-revealed = { phrase-did } { phrase-card } für { phrase-figure-object } aufgedeckt.
story-delayed = { phrase-did } für { phrase-figure-object } nach Fahrplan lieber { phrase-card } genommen.
story-moved = { phrase-did } { phrase-figure-object }{ phrase-way } { phrase-to-site } gezogen.
phrase-way = { $instead_count ->
    [0] { $by_count ->
        [0] { "" }
       *[other] { " " }{ $by }
    }
   *[other] { " " }{ $instead } (Fahrplan)
}
phrase-by-card = { $card_id ->
    [1] mit dem Motorrad (1)
    [2] mit dem Auto (2)
    [3] mit der Bahn (3)
   *[4] mit dem Flugzeug (4)
}
story-collected = { $count ->
    [0] { phrase-did } { phrase-at-site } nichts gefunden.
    [one] { phrase-did } { phrase-at-site } ein Fragment genommen: { $fragments }.
   *[other] { phrase-did } { phrase-at-site } { $count } Fragmente genommen: { $fragments }.
}
story-standoff = Niemand hat { $sites } die Mehrheit.
story-left = { phrase-did } { phrase-site-object } mit leeren Händen verlassen.
story-robbed = { phrase-did } { $rival } { $fragment } weggenommen.
story-skipped = { $site_id ->
    [0] { phrase-did } die aufgedeckte Karte behalten.
   *[other] { phrase-did } { phrase-at-site } auf die Anweisung verzichtet.
}
story-marched = { phrase-did } den Pilgerweg genommen: { phrase-figure } ging { phrase-to-site }.
story-peeked-site = { phrase-did } sich { phrase-at-site } umgesehen: { $fragments }.
story-peeked-seat = { $rival_who ->
    [you] { $seat } hat in deine Sammlung gesehen: { $fragment }.
   *[other] { phrase-did } in die Sammlung von { $rival } gesehen: { $fragment }.
}
story-pushed = { $rival_who ->
    [you] { $seat } hat dich in die Irre geführt: { phrase-figure } landete { phrase-at-site }.
   *[other] { phrase-did } { $rival } in die Irre geführt: { phrase-figure } landete { phrase-at-site }.
}
story-salvaged = { phrase-did } { $fragment } { phrase-from-site } geborgen.
story-sifted = { phrase-did } den Schutt gesiebt: { $given } gegen { $fragment }.
story-bartered = { phrase-did } mit { $rival } gehandelt: { $given } gegen { $fragment }.
story-carried = { phrase-did } { $fragment } { phrase-from-site } { phrase-to-goal } tragen lassen.
story-dived = { $fragment_id ->
    [none] { phrase-did } getaucht und nichts gefunden.
   *[other] { phrase-did } { $fragment } aus der Tiefe geholt.
}
story-cursed = { $rival_who ->
    [you] { $seat } hat dich verflucht: Ein Fragment muss zurück.
   *[other] { phrase-did } { $rival } verflucht: Ein Fragment muss zurück.
}
story-booked = { phrase-did } den Fahrplan für die nächste Runde behalten.
story-won = { phrase-did } { phrase-artefact } vollendet und gewonnen.
story-ended = Die letzte Runde ist vorbei: Die schönste Sammlung gewinnt.

## Warum nicht

reason-not-asked = { $question_id ->
    [nothing] Die Partie ist vorbei
   *[other] Zuerst: { $question }
}
reason-other-directive = Dieser Fundort hat eine andere Anweisung
reason-already-laid = Liegt schon im Kreis: { $site }
reason-already-open = Schon offen: { $site }
reason-already-stands = Steht schon im Kreis: { phrase-figure }
reason-not-in-the-middle = Für { phrase-artefact } liegt kein Fragment mehr in der Mitte
reason-no-such-piece = Stück { $piece } kann hier nicht gezogen werden
reason-not-owned = Du hast { phrase-piece } nicht
reason-other-figure-first = Gerade nicht dran: { phrase-figure }. Die Reihenfolge ist der Kräftige, die Dame, der Große
reason-card-laid = Du hast { phrase-card } schon für eine andere Figur gelegt
reason-nothing-to-collect = Hier liegen keine Fragmente: Raube eines oder verlasse den Fundort
reason-something-to-collect = Hier liegen Fragmente: Nimm sie oder raube eines
reason-not-yourself = Das bist du: Wähle jemand anderen
reason-empty-chair = An diesem Platz sitzt niemand
reason-not-present = { $seat } hat keine Figur an diesem Fundort
reason-owns-none = { $seat } hat kein Fragment für { phrase-artefact }
reason-owns-nothing = { $seat } hat kein einziges Fragment
reason-not-standing-here = Von deinen Figuren steht nicht hier: { phrase-figure }
reason-not-this-site = Der Fackelschein fällt auf andere Fundorte: Wähle einen davon
reason-empty-site = { $site }: Dort liegen keine Fragmente
reason-not-neighbouring = Nicht benachbart: { $site }
reason-watched-site = { $site }: Dort steht eine Figur, der Fundort ist nicht verlassen
reason-none-lies-there = Für { phrase-artefact } liegt { phrase-at-site } kein Fragment
reason-out-of-reach = Die Karawane zieht nicht { phrase-from-site } { phrase-to-goal }

## Die Optionen

option-opening = Fundorte, die am Anfang offen sind
option-opening-printed = die Fundorte 1, 5, 6 und 8, wie gedruckt
option-opening-random = vier zufällige, wie es eine Rezension erzählt
option-advanced = Fortgeschrittene: Wer die Runde begonnen hat, öffnet an ihrem Ende einen weiteren Fundort

## Die Züge

move-lay = { $site } als Nächstes in den Kreis legen
move-open = { $site } öffnen
move-roll = Der Zahlenwürfel zeigt { $site_id }: { $site }
move-colour = Der Farbwürfel zeigt { $colour }
move-piece = Stück { $piece } wird gezogen
move-stand = Hier beginnt { phrase-figure }
move-choose = Stattdessen { phrase-fragment }
move-give = { phrase-piece } zurückgeben
move-assign = Für { phrase-figure-object } { phrase-card } legen
move-move = Reise { $direction }
move-collect = Alle Fragmente hier nehmen
move-rob = { $seat } berauben: { phrase-fragment }
move-leave = Den leeren Fundort verlassen
move-march = Weiterziehen: { phrase-figure } { $direction }
move-peek-site = Alle Fragmente { phrase-at-site } ansehen
move-peek-seat = Bei { $seat } { phrase-fragment } ansehen
move-push = Bei { $seat } in die Irre führen: { phrase-figure } { $direction }
move-salvage = Mitnehmen: { phrase-fragment } { phrase-from-site }
move-sift = { phrase-piece } blind mit der Mitte tauschen
move-barter = { phrase-piece } blind mit { $seat } tauschen
move-carry = Tragen lassen: { phrase-fragment } { phrase-from-site } { phrase-to-goal }
move-dive = Den Farbwürfel werfen und tauchen
move-curse = { $seat } verfluchen
move-book = Den Fahrplan für die nächste Runde nehmen
move-timetable = Stattdessen die vierte Reisekarte nehmen
move-skip = Verzichten

## Das Brett

ui-starter = beginnt diese Runde
ui-middle = Mitte
ui-aside = Beiseitegelegt
ui-fourth = vierte Karte
ui-booked = Fahrplan
ui-closed = geschlossen
ui-sign-known = Stück 2, dir bekannt
ui-sign-unknown = drei Fragmente, Stücke unbekannt
ui-sign-figure = Figuren von Platz 1:

## Der Bericht zur Ausgewogenheit

ui-balance-colours = Welches Artefakt gewinnt
ui-balance-colours-note = Das Artefakt, das komplett wurde.
ui-balance-directives = Anweisungen
ui-balance-directives-note = Wie oft jede genutzt wurde und was sie sofort geändert hat. Der Gewinn zählt verschiedene Stücke der besten Farbe; mit vieren ist gewonnen. Was erst später hilft, etwa eine versetzte Figur, zählt hier nicht.
ui-balance-column-taken = Genutzt, wenn möglich
ui-balance-column-gain = Eigener Gewinn
ui-balance-column-rivals = Gewinn aller anderen
ui-balance-nobody = Keines komplett

## Was ein Platz hat, im Vergleich

look-circle = Schau auf den Kreis: Wo liegen Fragmente, die du brauchst, und wer kommt noch dorthin?
look-travel = Schau auf deine Reisekarten: Wie weit hat es jede Figur bis an ihr Ziel?
look-collection = Schau auf deine Sammlung: Welche Farbe hast du am ehesten beisammen?
measure-longest = { $count ->
    [one] { $count } Stück einer Farbe
   *[other] { $count } Stücke einer Farbe
}
measure-pieces = { $count ->
    [one] { $count } verschiedenes Stück
   *[other] { $count } verschiedene Stücke
}
measure-fragments = { $count ->
    [one] { $count } Fragment
   *[other] { $count } Fragmente
}

## Die Schlusswertung

ui-final-score = Beste Farbe
ui-final-blue = Stücke: Blau
ui-final-brown = Stücke: Braun
ui-final-yellow = Stücke: Gelb
ui-tie-complete = Tausch
ui-tie-complete-why = Ein Tausch hat zwei Artefakte komplett gemacht: Wer getauscht hat, gewinnt (§8.2).
ui-tie-fragments = Fragmente insgesamt
ui-tie-fragments-why = Gleich viele Stücke: Mehr Fragmente entscheiden (§8.3).
