"""Exercises are found in games among bots, held against a long search, graded and chosen."""
