### The rulebook on the page.

web-glossary = Glossar
web-back-to-table = Zurück zum Tisch
web-home = Startseite
