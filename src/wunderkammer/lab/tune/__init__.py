"""Tuning: the figures of a judge are fitted by play, generation after generation, with CMA-ES."""
