"""What goes over the wire: the messages both ways, and what a table looks like to each viewer."""
