### The form for a new table: who begins, and the figures of an edition.

web-mix = Random seating
web-mix-about = Everybody is seated by lot when the table opens. Seat 1 begins.
web-seat-1-begins = Without it, seat 1 begins.
web-figures = Figures of the standard edition
web-edition-save = Save as a file to correct
