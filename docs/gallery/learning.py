# %% [markdown]
# # A learning curve
#
# `lab train` lets a network learn to correct the judge of a game, in games against itself. This is the beginning of
# such a training, of a few small rounds; [lab.md](../lab.md#training) describes the whole, which takes hours.

# %%
import csv
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt

from wunderkammer.cli import run

folder = Path(tempfile.mkdtemp())
run(
    [
        "lab",
        "train",
        "artisans",
        "--rounds",
        "6",
        "--games",
        "12",
        "--workers",
        "1",
        "--seed",
        "gallery",
        "--out",
        str(folder),
    ]
)

# %%
rows = list(csv.DictReader((folder / "curve.csv").open(encoding="utf-8")))
rounds = [int(row["round"]) for row in rows]
figure, (above, below) = plt.subplots(2, figsize=(8, 5), sharex=True)
above.plot(rounds, [float(row["loss"]) for row in rows], color="#8a5a00")
above.set_ylabel("loss")
below.plot(rounds, [float(row["score"]) for row in rows], color="#8a5a00")
below.set_ylabel("mean score")
below.set_xlabel("round")
figure.tight_layout()
