### The rulebook on the page.

web-glossary = Glossaire
web-back-to-table = Retour à la table
web-home = Accueil
