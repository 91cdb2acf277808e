### The form for a new table: who begins, and the figures of an edition.

web-mix = Plätze auslosen
web-mix-about = Beim Öffnen des Tisches werden die Plätze ausgelost. Platz 1 beginnt.
web-seat-1-begins = Ohne Los beginnt Platz 1.
web-figures = Werte der Standardausgabe
web-edition-save = Als Datei speichern und korrigieren
