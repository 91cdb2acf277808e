"""Exercises: what would you do? Positions of real games where one move is clearly best.

They are data beside their game (`exercises/`), which `lab exercises` writes; docs/learn.md says how. A record holds
what the deciding seat cannot know, so nobody is handed one: people see the position through the view of that seat.
"""

from wunderkammer.exercises.daily import daily
from wunderkammer.exercises.exercise import GRADES, BadExercises, Exercise, exercises, offered

__all__ = ["GRADES", "BadExercises", "Exercise", "daily", "exercises", "offered"]
