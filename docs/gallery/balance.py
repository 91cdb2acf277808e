# %% [markdown]
# # Which role wins
#
# In Artisans everybody chooses one of several artisans at the start. Does it matter which? Two greedy bots play some
# hundred games, and we choose their artisans at random. Then we count how often each of them wins, with Wilson's 95 %
# interval. A fair one would win every other game.

# %%
from random import Random

import matplotlib.pyplot as plt

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.lab.tally import wilson

taken: dict[str, int] = {}
won: dict[str, float] = {}
for number in range(300):
    rng = Random(number)
    state = wk.game("artisans").new(seats=2)
    while state.name(wk.deal(state, rng).legal()[0]).startswith("choose"):
        state.play(rng.choice(state.legal()))
    bots.play_out(state, [bots.bot("greedy", rng) for _ in range(2)], rng)
    view, ranks = state.view(wk.ALL_SEEING), state.ranks()
    for seat, player in enumerate(view["players"]):
        name = player["artisan"]
        taken[name] = taken.get(name, 0) + 1
        won[name] = won.get(name, 0.0) + (ranks[seat] == 1) / ranks.count(1)
print(sum(taken.values()), "seats")

# %%
names = sorted(taken, key=lambda name: won[name] / taken[name])
shares = [won[name] / taken[name] for name in names]
bounds = [wilson(won[name], taken[name]) for name in names]
below = [share - bound.low for share, bound in zip(shares, bounds, strict=True)]
above = [bound.high - share for share, bound in zip(shares, bounds, strict=True)]
figure, axes = plt.subplots(figsize=(8, 4))
axes.errorbar(shares, range(len(names)), xerr=[below, above], fmt="o", color="#8a5a00")
axes.axvline(0.5, color="grey", linestyle="--")
axes.set_yticks(range(len(names)), [f"{name} ({taken[name]})" for name in names])
axes.set_xlabel("share of wins (in brackets: how often it was taken)")
figure.tight_layout()

# %% [markdown]
# These bots play as they do: an artisan that they do not know how to use looks weak. The report of
# [`lab balance`](../lab.md#the-balance-report) says more, with better bots and for all three games.
