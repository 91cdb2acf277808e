# %% [markdown]
# # A game as a picture
#
# Every game replays from its actions alone. Here two bots play Artisans; we draw how their points grew, and the table
# at the end.

# %%
from random import Random

import matplotlib.pyplot as plt

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.env.drawing import Easel

rng = Random(2026)
state = wk.game("artisans").new(seats=2)
players = [bots.bot("greedy", rng), bots.bot("novice", rng)]
course = []
while wk.deal(state, rng).actor != wk.OVER:
    seat = state.actor
    state.play(players[seat].choose(bots.Perspective(state, seat, rng)))
    course.append((state.ply, *state.scores()))
print(state.scores(), state.ranks())

# %%
plies, first, second = zip(*course, strict=True)
figure, axes = plt.subplots(figsize=(8, 3))
axes.step(plies, first, label="greedy", color="#8a5a00")
axes.step(plies, second, label="novice", color="#2b6777")
axes.set_xlabel("ply")
axes.set_ylabel("points, if the game ended now")
axes.legend()
figure.tight_layout()

# %%
picture = Easel("rgb_array", "artisans", "en").draw(state.view(0))
figure, axes = plt.subplots(figsize=(10, 10 * picture.shape[0] / picture.shape[1]))
axes.imshow(picture)
axes.axis("off")
figure.tight_layout()
