### The rulebook on the page.

web-glossary = Glossary
web-back-to-table = Back to the table
web-home = Home
