"""The balance report: what matters in a game when bots play it many times.

`play` watches a game, with the eyes that it brings (`watching`); `tally` counts; `sheets` are the tables of
figures that come of it; `plots`, `page` and `files` show and keep them.
"""
