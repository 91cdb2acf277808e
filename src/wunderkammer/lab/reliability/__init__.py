"""Reliability: how often what is stated comes about. `stating` collects statements, `tenths` counts, `fitting` fits."""
