"""Looking after stored tables: checks, repairs, removal, and the time in which nobody served."""
