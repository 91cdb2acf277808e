"""The lab: experiments with bots.

The arena compares them: `plan` says who sits where, `play` and `match` play a game, `workers` spreads the games over
processes or machines (`cluster`), `file` keeps them, `tally` and `ratings` count.
`balance` reports what matters in a game.
"""
