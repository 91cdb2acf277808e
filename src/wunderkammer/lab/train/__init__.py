"""Training: a network learns by temporal differences to correct the judge of a game, in games against itself."""
