"""Pawn: bluffing over shards, a small game in a separate package."""
