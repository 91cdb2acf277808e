### Das geführte Spiel von Artefakt. Hier steht keine Zahl: Zahlen kommen vom Tisch.

lesson-artefakt-chapter-idea = Die Idee
lesson-artefakt-chapter-one = Erste Runde
lesson-artefakt-chapter-two = Zweite Runde
lesson-artefakt-chapter-three = Dritte Runde

## Die Idee

lesson-artefakt-welcome = Willkommen beim Wettlauf! Drei zerbrochene Schätze: blaue Reliquie, braune Rüstung, gelber Schmuck. Wer zuerst alle vier Stücke von einem besitzt, gewinnt sofort.
lesson-artefakt-circle = Zehn Fundorte liegen im Kreis, jedes Mal in neuer Reihenfolge. Die hellen sind offen und haben eine besondere Kraft, die anderen sind geschlossen.
lesson-artefakt-middle = Alle Fragmente beginnen in der Mitte: { $blue } von jeder Farbe, jedes Stück zweimal. Von außen siehst du die Farbe, nie das Stück.
lesson-artefakt-roll = Du hast drei Figuren, und der Würfel sagt, wo jede beginnt. Eine Acht: Atlantis.
lesson-artefakt-stand = Wer soll hier stehen? Stell den Kräftigen nach Atlantis: Von deinen dreien reist er immer zuerst.
    .other = Möglich, aber machen wir es einfach: zuerst der Kräftige.
    .else = { point } den Kräftigen.
lesson-artefakt-stand-more = Noch zwei Würfe: erst die Dame, dann der Große.
    .tall = Bitte der Reihe nach: zuerst die Dame.
    .else = { point } die leuchtende Figur.
lesson-artefakt-ada-stands = Ada, in Blau, macht dasselbe. An einem Fundort dürfen beliebig viele Figuren stehen.

## Erste Runde

lesson-artefakt-discover = Jede Runde beginnt mit vier Entdeckungen: Zwei Würfel sagen, wo und welche Farbe. Zwei blaue, im Dschungel und im Hafen: Das könnte deine Farbe sein!
lesson-artefakt-plan = Der Kräftige ist einen Schritt vom Dschungel entfernt, deine Dame zwei vom Hafen. Jetzt wählt ihr Reisekarten, geheim und gleichzeitig.
lesson-artefakt-card-bulky = Gib dem Kräftigen das Motorrad: genau ein Schritt. Alle müssen reisen, und genau so weit, wie die Karte sagt.
    .far = Das ist zu schnell: Der Kräftige würde am Dschungel vorbeifahren. Nimm das Motorrad.
    .else = { point } das Motorrad: ein Schritt.
lesson-artefakt-card-lady = Das Auto für die Dame: zwei Schritte.
    .far = Zu weit. Zum Hafen sind es zwei Schritte: das Auto.
    .else = { point } das Auto: zwei Schritte.
lesson-artefakt-card-tall = Die Bahn für den Großen: drei Schritte. Das Flugzeug bleibt auf deiner Hand; nächste Runde hast du wieder alle vier.
    .far = Mit dem Flugzeug flöge der Große über die Oase und ihr Fragment hinweg. Nimm die Bahn.
    .else = { point } die Bahn: drei Schritte.
lesson-artefakt-move-bulky = Die Karten werden aufgedeckt, die Kräftigen zuerst. Erst jetzt wählst du die Richtung. Im Uhrzeigersinn, zum Dschungel!
    .ccw = Dort ist nur die Kathedrale, und da liegt nichts. Im Uhrzeigersinn, zum Dschungel!
    .else = { point } den leuchtenden Dschungel.
lesson-artefakt-ada-bulky = Bei Ada zieht der Kräftige zum braunen Fragment in der Oase. Merk dir das.
lesson-artefakt-move-lady = Deine Dame fährt zwei Schritte: gegen den Uhrzeigersinn, zum Hafen und seinem blauen Fragment.
    .cw = Auf dem Friedhof erwartet dich nichts. Das blaue Fragment liegt im Hafen, andersherum.
    .else = { point } den leuchtenden Hafen.
lesson-artefakt-ada-lady = Adas Dame erreicht die Höhle, allein mit einem gelben Fragment. Das kannst du nicht verhindern.
lesson-artefakt-move-tall = Der Große reist zuletzt und weiß am meisten. Geh zur Oase, gegen Ada: eine Figur gegen eine, und niemand bekommt etwas.
    .cw = Der Kräftige im Dschungel braucht keine Hilfe. Durchkreuze Adas Plan in der Oase!
    .else = { point } die leuchtende Oase.
lesson-artefakt-settled = Fundorte werden nach Nummern ausgewertet. Im Dschungel und im Hafen warst du allein: Beide Fragmente gehören dir. In der Oase war Gleichstand: Das Fragment bleibt liegen.
lesson-artefakt-pieces = Nur du siehst, welche Stücke es sind: zwei verschiedene der blauen Reliquie. Noch zwei!

## Zweite Runde

lesson-artefakt-discover-two = Jetzt beginnt Ada: In jeder Phase ist Ada zuerst dran. Ein blaues Fragment fällt neben Ada, auf den Friedhof. Zwei Fragmente liegen auf der Osterinsel.
lesson-artefakt-directive = Atlantis ist offen. Wer den Fundort gewinnt, darf seine Kraft nutzen: Farbwürfel werfen und ein Fragment dieser Farbe ziehen. Für dich ein Schritt!
lesson-artefakt-cards-two = Leg deine Karten: Motorrad für den Kräftigen, Flugzeug für die Dame, Bahn für den Großen. So können sich zwei auf der Osterinsel treffen.
    .bulky = Vom Dschungel nach Atlantis ist es ein Schritt: das Motorrad für den Kräftigen.
    .else = Der Kräftige eins, die Dame vier, der Große drei: So ist der Plan.
lesson-artefakt-starts-ada = Diesmal zieht Ada zuerst und schnappt sich den Fundort mit dem blauen Fragment. Nichts ist verloren: Von Adas Karte lässt es sich rauben.
lesson-artefakt-to-atlantis = Dein Motorrad: gegen den Uhrzeigersinn, nach Atlantis.
    .cw = Weg von Atlantis? Seine Kraft ist die Reise wert: gegen den Uhrzeigersinn.
    .else = { point } das leuchtende Atlantis.
lesson-artefakt-to-four = Adas Dame ist schon auf der Osterinsel. Schick deine Dame dorthin und dann den Großen: zwei gegen eine.
    .away = Nicht dorthin. Auch die Osterinsel leuchtet: Zwei von dir schlagen eine von Ada.
    .else = { point } die Osterinsel, einmal für die Dame, einmal für den Großen.
lesson-artefakt-collect = Du hast hier mehr Figuren als Ada: Du wählst. Nimm alles, was hier liegt, oder raube Ada ein Fragment. Nimm beide Fragmente!
    .rob = Eine gute Gewohnheit! Aber ein gelbes von Ada oder zwei Fragmente vom Boden? Nimm die zwei.
    .else = { point } „Alle Fragmente hier nehmen“.
lesson-artefakt-dive = Allein in Atlantis hast du ein gelbes Fragment genommen. Und jetzt seine Kraft: Tauche!
    .skip = Es kostet nichts und kann nur helfen. Tauche!
    .else = { point } „Aus der Tiefe“.
lesson-artefakt-three = Blau, und ein neues Stück! Drei von vier. Aber Ada hat auf dem Friedhof ein blaues Fragment aufgehoben.

## Dritte Runde

lesson-artefakt-discover-three = Du beginnst wieder. Ein blaues Fragment bei der Pyramide, gleich neben dem Kräftigen von Ada. Ada wird es wollen.
lesson-artefakt-chance = Drei der acht blauen Fragmente kennst du. Von den fünf anderen sind zwei das Stück, das dir fehlt. Bei der Pyramide oder auf Adas Karte?
lesson-artefakt-cards-three = Zwei sollen zur Pyramide: Bahn für den Kräftigen, Motorrad für die Dame. Der Große nimmt das Auto.
    .bulky = Von Atlantis zur Pyramide sind es drei Schritte: die Bahn.
    .else = Der Kräftige drei, die Dame eins, der Große zwei: So ist der Plan.
lesson-artefakt-to-nine = Mit der Bahn zur Pyramide: gegen den Uhrzeigersinn.
    .cw = Ruinen sind schön. Aber die Pyramide hat Blau: gegen den Uhrzeigersinn!
    .else = { point } die leuchtende Pyramide.
lesson-artefakt-majority = Wie erwartet kam auch Ada: eins gegen eins. Deine Dame macht zwei daraus.
    .cw = Dann bleibt bei der Pyramide Gleichstand, und niemand bekommt etwas. Deine Dame wird dort gebraucht.
    .else = { point } die leuchtende Pyramide.
lesson-artefakt-block = Adas Dame ist in Atlantis und würde tauchen. Der Große ist in zwei Schritten dort, und ein Gleichstand verhindert auch die Kraft.
    .ccw = Auf dem Friedhof gibt es nichts zu gewinnen. In Atlantis hältst du Ada auf.
    .else = { point } das leuchtende Atlantis.
lesson-artefakt-decide = Die Pyramide, zwei gegen eine. Nimmst du, was hier liegt, oder raubst du Adas blaues Fragment? Beides hat die gleiche Chance. Du entscheidest!
    .colour = Du brauchst Blau. Raube das blaue, oder nimm, was hier liegt.
    .else = { point } das Fragment hier, oder { point-amid } Adas blaues.
lesson-artefakt-won = Das fehlende Stück! Alle vier der blauen Reliquie: Du gewinnst sofort, mitten in der Runde. Glückwunsch!
lesson-artefakt-tips = Drei Gewohnheiten: Sammle eine Farbe, tritt anderen mit zwei Figuren entgegen und lass den Großen zuletzt entscheiden. Bereit für ein echtes Spiel?
