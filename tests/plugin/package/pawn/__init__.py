"""Pawn: bluffing over shards, a small game that lives in a package of its own."""
