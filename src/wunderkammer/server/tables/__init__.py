"""Tables: what their logs make of them, and what a command would make of them next. Nothing here knows who watches."""
