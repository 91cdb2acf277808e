"""The contract of a game, and nothing of any game in particular."""
