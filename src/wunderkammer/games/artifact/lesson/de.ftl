### Das geführte Spiel von Artifact. Hier steht keine Zahl: Zahlen kommen vom Tisch.

lesson-artifact-chapter-idea = Die Idee
lesson-artifact-chapter-first = Dein erstes Jahr
lesson-artifact-chapter-exhibit = Deine erste Ausstellung
lesson-artifact-chapter-on = Auf eigenen Füßen

## Die Idee

lesson-artifact-welcome = Willkommen! Du leitest ein Museum. Grabe Fundstücke aus, verschiffe sie nach Hause, zeige sie der Welt. Wer am Ende das meiste Prestige hat, gewinnt.
lesson-artifact-sites = Drei Fundorte, drei Stapel mit vergrabenen Fundstücken. An jedem liegt eine Karte offen. Zu dritt wird Asien nicht gebraucht.
lesson-artifact-huts = Die roten Hütten gehören dir: eine in Afrika, eine in Amerika. Hütten bringen Karten ans Licht, und mit Hütten verschiffst du sie nach Hause.
lesson-artifact-goal = Das ist dein Plan: eine Ausstellung mit vier Karten aus Afrika, egal was sie zeigen. Sie bringt { $prestige } Prestige und jedes Jahr +{ $bonus } Münzen.
lesson-artifact-markers = Aktionssteine sind deine Aktionen: Jede verbraucht einen. Du hast zwei Arbeitersteine, zum Anheuern. Vier weitere darfst du wählen.

## Dein erstes Jahr

lesson-artifact-take-ship = Ein Schiff bringt Karten nach Hause. { point } den leuchtenden Schiffsstein und nimm ihn.
    .museum = Ein Museumsstein kommt gleich. Zuerst ein Schiff: Ohne Schiff verlässt nichts den Fundort.
    .worker = Arbeiter kommen gleich. Zuerst ein Schiff: Es bringt deine Karten nach Hause.
    .else = Such die Reihe mit den Schiffen: Das letzte leuchtet.
lesson-artifact-take-rest = Jetzt noch ein Arbeiter für Afrika, um dort zu graben, und zwei Museumssteine, für Ausstellungen und neue Fundorte. Die Reihenfolge ist egal.
    .ship = Ein Schiff reicht dieses Jahr: Später füllst du es mit vier Karten. Nimm den Arbeiter und die Museumssteine.
    .worker = Dein Plan heißt Afrika: Nimm einen Arbeiter für Afrika.
    .else = Ein Arbeiter für Afrika und zwei Museumssteine: die Reihen, die leuchten.
lesson-artifact-prices = Auch Ben und Cleo haben gewählt. Viele Museumssteine sind weg, deshalb kostet einer jetzt { $museum }. Arbeiter für Amerika fehlen kaum: nur { $america }. Was alle wollen, wird teuer.
lesson-artifact-income = { $year } beginnt. Jedes Jahr startet mit dem Einkommen: { $money } Münzen für alle.
lesson-artifact-hire = Du bist dran: ein oder zwei Aktionen. Bau zuerst eine zweite Hütte in Afrika. Heuere dort an, für { $cost } Münzen.
    .ship = Mit einer Hütte bekämst du eine Karte. Vier Hütten bringen vier: Heuere zuerst an.
    .pass = Wenn du passt, endet dein Jahr, und du hast noch alle Münzen. Heuere zuerst in Afrika an.
    .research = Forschen erschließt Fundorte, an denen du keine Hütte hast: eine gute Idee für später. Jetzt Afrika: Heuere dort an.
    .again = Forschen ist für Fundorte ohne Hütte von dir. In Afrika hast du eine, hier heuerst du also an.
    .america = Gut, aber dein Plan heißt Afrika: vier Karten eines Fundorts. Heuere dort an.
    .else = Noch nicht. { point } „anheuern“ bei Afrika: Es leuchtet.
lesson-artifact-second = Eine Waffe! Jede neue Hütte an einem Fundort, an dem schon Hütten stehen, deckt eine Karte auf.
lesson-artifact-hire-again = Heuere als zweite Aktion wieder in Afrika an. Jetzt kostet es { $cost }: Du hast einen Arbeiter zurückgelegt, das machte den nächsten billiger.
    .end = Du hast noch eine Aktion. Heuere wieder in Afrika an.
    .ship = Geduld: Je mehr Hütten, desto mehr Karten auf einmal. Heuere noch einmal an.
    .else = Noch einmal: { point-amid } „anheuern“ bei Afrika.
lesson-artifact-ben-ships = Ben verschifft zweimal, eine Karte für jede Hütte, und die Hütten kehren heim. Jedes zurückgelegte Schiff macht das nächste billiger: jetzt { $ship }.
lesson-artifact-cleo-digs = Cleo forscht in Amerika und stellt dort die erste eigene Hütte auf. Andere Hütten standen schon da, also kommt eine Karte ans Licht.
lesson-artifact-pass = Du hast { $money } Münzen. Drei Karten könntest du verschiffen, aber das Plättchen verlangt vier. Heb das Schiff fürs nächste Jahr auf und passe.
    .ship = Mit drei Karten fehlt dir eine, und alle deine Hütten kehren heim. Warte auf die vierte: Passe.
    .america = Amerika kann warten. Behalte deine Münzen: Nächstes Jahr kommen Hütte, Schiff und Ausstellung.
    .else = Spar deine Münzen fürs nächste Jahr: Passe.
lesson-artifact-take-after = Passen lohnt sich: Du nimmst jetzt einen Aktionsstein und jeden Zug noch einen, solange andere spielen. Nimm einen Arbeiter für Afrika.
    .other = Ein guter Stein, aber zuerst kommt die vierte Hütte in Afrika. Nimm einen Arbeiter für Afrika.
    .swap = Tauschen hilft, wenn dein Tableau voll ist. Du hast Platz: Nimm einen Arbeiter für Afrika.
    .else = Die leuchtende Reihe von Afrika.
lesson-artifact-others-act = Ben passt. Cleo gräbt noch und zahlt dafür, und du bekommst gleich noch einen Aktionsstein geschenkt.
lesson-artifact-take-again = Du bist wieder dran: noch ein Aktionsstein. Ein Schiff oder ein Arbeiter für einen anderen Fundort: Dann ist dein Tableau mit sechs voll.
    .africa = Ein Arbeiter für Afrika reicht, und ein zweiter würde Afrika für dich teurer machen. Nimm etwas anderes.
    .museum = Davon hast du zwei, und sie kosten schon am meisten. Nimm etwas anderes.
    .else = { point } einen der leuchtenden Steine.
lesson-artifact-year-ends = Alle haben gepasst: Das Jahr ist um. Cleo passte zuletzt und beginnt { $year }. Alle füllen auf sechs Steine auf und bekommen Einkommen. Du hast { $money } Münzen.

## Deine erste Ausstellung

lesson-artifact-black-market = Cleos zwei Hütten stehen im Nahen Osten allein: Allein gibt es eine Karte weniger. Cleo verschifft eine Karte und verkauft sie auf dem Schwarzmarkt.
lesson-artifact-hire-third = { $money } Münzen, dein bestes Jahr bisher. Noch eine Hütte in Afrika, für { $cost }.
    .ship = Eine Hütte mehr, und das Schiff bringt vier Karten statt drei. Heuere zuerst an.
    .pass = Nicht jetzt: Bis zur Ausstellung fehlen nur zwei Schritte.
    .buy = Eine Karte aus dem Nahen Osten passt nicht zum Plan. Afrika: Heuere dort an.
    .exhibit = Bald! Zuerst müssen die Karten nach Hause. Heuere an, dann verschiffe.
    .else = { point } „anheuern“ bei Afrika.
lesson-artifact-ship = Vier Hütten, vier Karten. Verschiffe aus Afrika, für { $cost } Münzen, und alle gehören dir.
    .end = Deine zweite Aktion: { $cards } Karten warten. Verschiffe sie, bevor Cleo es tut.
    .america = In Amerika wartet eine Karte auf dich, in Afrika { $cards }. Verschiffe aus Afrika.
    .else = { point } „verschiffen“ bei Afrika.
lesson-artifact-home = Vier Karten auf deiner Hand, und deine Hütten sind zurück. Cleos Hütte steht noch dort: Darum warst du nicht allein und bekamst alle vier.
lesson-artifact-ben-buys = Ben kauft Cleos Karte und forscht im Nahen Osten. Dort stand keine Hütte mehr, also kommt nichts ans Licht. Cleo heuert in Afrika an.
lesson-artifact-exhibit = Vier Karten aus Afrika: { point } das Plättchen! Ein Museumsstein und { $cost } Münzen eröffnen die Ausstellung.
    .end = Die Karten sind auf deiner Hand, das Plättchen ist frei. Stell aus, bevor es jemand anders nimmt!
    .five = Dieses verlangt fünf Karten aus Afrika. Du hast vier: Nimm das Plättchen daneben.
    .pottery = Dieses verlangt drei Keramiken. Du hast zwei, aber vier Karten aus Afrika!
    .sell = Behalte sie: Deine Ausstellung braucht alle vier.
    .else = { point } das leuchtende Afrika-Plättchen der Einkommensleiste.
lesson-artifact-show = Das Plättchen gehört dir. Zeig nun, wofür es steht: Stell deine vier Karten aus Afrika aus.
    .else = Zeig deine Karten aus Afrika: die, die leuchten.
lesson-artifact-keep = Vier hast du gezeigt, eine davon kommt für eine spätere Ausstellung auf deine Hand zurück. Welche? Alle sind richtig.
    .else = { point } eine der leuchtenden Karten.
lesson-artifact-proud = Deine erste Ausstellung: { $prestige } Prestige und jedes Jahr { $bonus } Münzen mehr, bis zum Ende des Spiels.
lesson-artifact-base = Und sieh: Auf der Einkommensleiste fehlt ein Plättchen, also sinkt das Grundeinkommen für alle auf { $base }. Du hast einen Bonus, die anderen nicht!
lesson-artifact-end = Deine Münzen haben ihren Dienst getan: Beende deinen Zug.
    .else = Ohne Münzen bleibt nur ein Verkauf, und deine Karte ist später mehr wert: Beende deinen Zug.
lesson-artifact-joker = Ben und Cleo haben gepasst. Noch etwas: Fehlt dir ein Aktionsstein, springt jeder andere als Joker ein, für insgesamt { $joker } Münzen.
lesson-artifact-pass-last = Passe auch du und nimm einen Museumsstein. Du passt zuletzt, also beginnst du das nächste Jahr!
    .sell = Das brächte Münzen. Aber mit einer Karte auf der Hand beginnt die nächste Ausstellung. Behalte sie und passe.
    .else = Passe zuerst; nimm dann einen Museumsstein.
lesson-artifact-fill = Wer zuletzt gepasst hat, füllt zuerst auf: Das bist du. Nimm ein Schiff und einen Arbeiter für den Nahen Osten, für die nächste Grabung.
    .africa = In Afrika hast du jetzt keine Hütte, dieser Arbeiter müsste warten. Als Nächstes kommt der Nahe Osten.
    .else = Ein Schiff und ein Arbeiter für den Nahen Osten: die Reihen, die leuchten.

## Auf eigenen Füßen

lesson-artifact-third-year = { $year }: { $base } Grundeinkommen, dazu { $bonus } für deine Ausstellung. Du hast { $money } Münzen, und du beginnst.
lesson-artifact-research = Im Nahen Osten steht schon Bens Hütte. Forsche dort für { $cost } Münzen, und sofort kommt eine Karte ans Licht.
    .africa = Auch möglich. Aber dein Arbeiter wartet auf den Nahen Osten. Geh dorthin.
    .ship = Zuerst brauchst du dort eine Hütte. Forschen stellt eine auf.
    .pass = Deine Münzen wollen ausgegeben werden. Forsche im Nahen Osten.
    .else = { point } „forschen“ beim Nahen Osten.
lesson-artifact-plan = Eine Keramik, und Amerika zeigt auch eine. Vier Keramiken füllen ein Plättchen für { $prestige } Prestige und +{ $bonus }. Plane mit Vierern und Fünfern: Damit gewinnt man.
lesson-artifact-ends = Das Spiel dauert höchstens neun Jahre. Es endet früher, wenn ein Stapel oder die Einkommensleiste leer ist oder wenn zwei Typen ganz ausgestellt sind.
lesson-artifact-score = Dann zählt Prestige, du hast bisher { $prestige }, und je fünf Münzen zählen eins. Deine Ausstellung ist so viel wert wie fünfundzwanzig Münzen!
lesson-artifact-free = Deine zweite Aktion, { $money } Münzen hast du noch. Von hier an gehört das Spiel dir, und es ist echt. Unsicher? Die Lampe weiß Rat.
