"""The house: the tables that this worker serves, and the one way from a command to an event."""
