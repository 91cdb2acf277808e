"""Bots at the tables: who is asked, which process thinks about it, and what it answers."""
