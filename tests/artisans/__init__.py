"""Artisans, clause by clause: the number in a test's name is the clause of docs/rules/artisans.md."""
