"""The texts: every code, id and number of the library has its words, in all three languages."""
