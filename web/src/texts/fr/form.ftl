### The form for a new table: who begins, and the figures of an edition.

web-mix = Placer au hasard
web-mix-about = Les places sont tirées au sort à l’ouverture de la table. La place 1 commence.
web-seat-1-begins = Sans tirage, la place 1 commence.
web-figures = Valeurs de l’édition standard
web-edition-save = Enregistrer le fichier pour le corriger
