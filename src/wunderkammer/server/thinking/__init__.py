"""Bots at the tables: whose turn it is, which process thinks about it, and what it answers."""
