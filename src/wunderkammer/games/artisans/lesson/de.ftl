### Das geführte Spiel von Artisans. Hier steht keine Zahl: Zahlen kommen vom Tisch.

lesson-artisans-chapter-idea = Die Idee
lesson-artisans-chapter-market = Der Markt
lesson-artisans-chapter-token = Das Plättchen
lesson-artisans-chapter-craft = Dein erstes Kunstwerk
lesson-artisans-chapter-on = Auf eigenen Füßen

## Die Idee

lesson-artisans-welcome = Willkommen in deiner Werkstatt! Sammle Materialien, entwickle sie Stufe um Stufe und fertige Kunstwerke an. Wer nach zwölf Runden die meisten Punkte hat, gewinnt.
lesson-artisans-hand = Deine { $cards } Karten, nur du siehst sie: zweimal Ton, zweimal Metall, einmal Holz, einmal Glas. Insgesamt gibt es sieben Materialien.
lesson-artisans-lamp = Die Auslage mit Kunstwerken ist für alle da. Die Lampe braucht Ton und Metall, beides auf Stufe { $clay }, und bringt { $points } Punkte. Sie passt zu deiner Hand!
lesson-artisans-choose = Wähle zuerst, wer du bist. Der Sammler bekommt für jedes Kunstwerk zwei Punkte mehr: einfach und stark. Wähle den Sammler.
    .other = In einer anderen Partie gern! Heute der Sammler: zwei Punkte für jedes Kunstwerk.
    .else = { point } den Sammler.
lesson-artisans-others-choose = Ben mag Werke aus Holz und Stein, Cleo viele verschiedene Materialien. Jetzt weißt du, wonach sie greifen werden.

## Die erste Runde

lesson-artisans-market = Jede Runde beginnt auf dem Markt: fünf Karten im Kreis. Mit sechs Karten auf der Hand tauschst du eine, mit weniger nimmst du einfach eine.
lesson-artisans-swap = Du willst Ton. Gib dein Glas dafür: { point } das Glas in deiner Hand, dann { point-amid } den Ton oben.
    .wood = Fast! Gleich neben diesem Platz liegt Holz, und eine Karte darf nie neben gleichem Material liegen. Gib das Glas.
    .token = Das Plättchen schließt den Markt. Sieh dir erst den Ton an!
    .craft = Bald! Erst müssen Materialien entwickelt sein, und vor der dritten Runde fertigt niemand etwas an.
    .need = Ton und Metall ergeben die Lampe: Behalte sie. Gib das Glas für den Ton.
    .else = { point } das Glas in deiner Hand, dann { point-amid } den Ton oben.
lesson-artisans-swapped = Dreimal Ton! Dein Glas liegt jetzt auf dem Markt. Ben wollte das Gold und ließ ein Metall zurück. Merk dir das.
lesson-artisans-token-cleo = Cleo nimmt das Startspielerplättchen: Der Markt schließt gleich. Alle anderen haben noch einen Zug, und Cleo beginnt die nächste Runde.
lesson-artisans-last-turn = Dein letzter Zug auf diesem Markt. Gib dein Holz für Bens Metall.
    .pass = Das ginge, aber dort liegt ein Metall, das du brauchst. Gib dein Holz dafür.
    .other = Du brauchst das Metall: Holz geht, Metall kommt.
    .neighbour = Richtige Karte, falscher Platz: Das Metall liegt zwischen Stein und Stoff.
    .else = { point } das Holz in deiner Hand, dann { point-amid } das Metall.
lesson-artisans-closed = Der Markt ist zu. Jetzt dürfen alle ein Material entwickeln; wer das Plättchen hat, beginnt. Cleo legt einmal Stoff aus.
lesson-artisans-develop = Du bist dran: Leg Ton auf Stufe eins. Leg alle drei! Auf die nächste Stufe dürfen höchstens so viele wie hier.
    .few = Auf Stufe eins ist mehr besser: Was du jetzt legst, begrenzt alle Stufen darüber. Leg alle drei.
    .metal = Metall kommt nächste Runde, du entwickelst ein Material pro Runde. Beginne mit Ton.
    .rest = Nichtstun bringt keine Punkte. Leg dreimal Ton.
    .else = { point } Ton in deiner Hand, dann leg drei aus.
lesson-artisans-points = Eine Karte auf Stufe eins zählt einen Punkt, auf Stufe zwei zwei Punkte und so weiter. Du hast { $points } Punkte.

## Die zweite Runde

lesson-artisans-round-two = Runde { $round }: ein frischer Markt, und Cleo beginnt. Du hast jetzt { $cards } Karten, weniger als sechs, also nimmst du von nun an einfach.
lesson-artisans-take = Nimm den Ton: Du brauchst ihn für Stufe zwei.
    .token = Noch nicht: Nimm den Ton, bevor der Markt schließt.
    .other = Der Ton gehört zu deinem Plan: Drei liegen schon auf Stufe eins.
    .craft = Erst ab der dritten Runde, und dein Metall ist noch nicht entwickelt.
    .else = { point } den Ton oben im Markt.
lesson-artisans-they-take = Ben nimmt einen Stein. Cleo hat wieder sechs Karten und muss tauschen. Was noch da ist, hilft dir gerade nicht.
lesson-artisans-why-token = Das Plättchen hat zwei Seiten. Du nimmst keine Karte, aber die anderen haben nur noch einen Zug. Und du beginnst Runde drei: Die Lampe wartet auf dich!
lesson-artisans-token = Nimm das Startspielerplättchen, in der Mitte des Markts.
    .take = Gold ist schön. Aber wer Runde drei beginnt, hat bei den Kunstwerken die erste Wahl. Nimm das Plättchen.
    .else = { point } das goldene Plättchen in der Mitte.
lesson-artisans-last-turns = Ein letzter Zug für alle: Ben nimmt das Gold, Cleo passt. Du hast das Plättchen, also entwickelst du zuerst.
lesson-artisans-develop-metal = Leg deine drei Metallkarten auf Stufe eins.
    .few = Leg alle drei: So bleibt Stufe zwei breit.
    .clay = Ton auf Stufe zwei ist auch ein guter Zug. Aber die Lampe braucht Metall: Entwickle es jetzt.
    .rest = Die Lampe braucht Metall. Leg deine drei.
    .else = { point } Metall in deiner Hand, dann leg drei aus.
lesson-artisans-ready = Runde { $round }, und sie beginnt mit dir. Ton auf Stufe eins, Metall auf Stufe eins: Die Lampe leuchtet.

## Die dritte Runde

lesson-artisans-craft = Fertige die Lampe für { $points } Punkte an. Das geht nur in deinem ersten Zug einer Runde, bevor du auf den Markt gehst.
    .take = Vorsicht! Nach einer Marktkarte darfst du in dieser Runde nichts mehr anfertigen. Erst die Lampe.
    .other = Dieses braucht mehr, als du entwickelt hast. Die Zeichen darauf zeigen, was fehlt.
    .token = Erst die Lampe: Ben oder Cleo könnten sie nächste Runde nehmen.
    .else = { point } die Lampe in der Auslage.
lesson-artisans-crafted = Deine Materialien bleiben: Anfertigen kostet nichts! { $materials } Punkte für Materialien, { $artworks } für die Lampe, { $artisan } vom Sammler: zusammen { $points }.
lesson-artisans-they-trade = Ben und Cleo gehen auf den Markt. Nach dem Anfertigen darfst du das auch, sooft du an der Reihe bist.
lesson-artisans-take-clay = Nimm den zweiten Ton: Zweimal Ton auf Stufe zwei bringt vier Punkte.
    .other = Gute Karten. Aber Ton kommt diese Runde gleich auf Stufe zwei. Nimm ihn.
    .token = Erst der Ton. Mit zweien gewinnst du auf Stufe zwei doppelt so viel.
    .craft = Ein Kunstwerk pro Runde. Morgen ist auch noch eine Runde!
    .else = { point } den Ton im Markt.
lesson-artisans-ben-closes = Ben schließt den Markt. Cleo nimmt Gold; für dich bleibt ein letzter Zug.
lesson-artisans-last-choice = Metall passt in deine Pläne: Nimm es. Karten auf der Hand zählen am Ende nichts, aber später kannst du sie entwickeln.
    .pass = Eine geschenkte Karte! Nimm das Metall, später kann es auf Stufe zwei.
    .else = { point } das Metall im Markt.
lesson-artisans-level-two = Die nächste Stufe: höchstens so viele Karten wie auf der davor. Du hast dreimal Ton auf Stufe eins, also dürfen bis zu drei folgen.
lesson-artisans-they-develop = Ben und Cleo entwickeln. Ein breiter Anfang lohnt sich: Cleo hat nur einmal Stoff gelegt, also darf nur eine Karte folgen.
lesson-artisans-develop-two = Leg beide Tonkarten auf Stufe zwei.
    .metal = Metall kann warten: Eine Karte bringt dort zwei Punkte, zweimal Ton vier.
    .few = Beide! Jede Karte auf Stufe zwei zählt zwei Punkte.
    .rest = Vier Punkte warten. Leg beide Tonkarten.
    .else = { point } Ton in deiner Hand, dann leg zwei aus.

## Auf eigenen Füßen

lesson-artisans-sum = { $points } Punkte nach drei Runden: gut gemacht! In Runde { $round } waren Ben und Cleo schon auf dem Markt.
lesson-artisans-ends = Nach Runde { $rounds } dürfen alle noch ein letztes Kunstwerk anfertigen. Dann zählen die Karten nach Stufen, die Kunstwerke und der Kunsthandwerker.
lesson-artisans-tips = Plane zwei oder drei Kunstwerke, die Materialien teilen. Die letzte Karte ist eine Vorschau: noch nicht zu haben, aber bald.
lesson-artisans-free = Von hier an gehört das Spiel dir, und es ist echt. Was braucht dein nächstes Kunstwerk? Unsicher? Der Knopf mit der Lampe weiß Rat.
