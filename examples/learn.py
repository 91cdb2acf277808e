"""Learn Artisans for two by playing against itself; half of the games test it against random moves."""

import numpy as np
import torch

from wunderkammer import env

torch.manual_seed(0)
torch.set_num_threads(1)  # the network is small: several would mostly wait for each other
games = env.batch("artisans", 512, seats=2, seed=0)
every, tested, highs = np.arange(512), np.arange(512) >= 256, torch.from_numpy(games.highs)
rival = np.where(tested, every % 2, -1)  # the seat that plays at random; in the other half of the games nobody
model = torch.nn.Sequential(torch.nn.Linear(len(highs), 256), torch.nn.ReLU(), torch.nn.Linear(256, games.actions + 1))
adam = torch.optim.Adam(model.parameters(), lr=1e-3)


def think(observations: np.ndarray, masks: np.ndarray) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    out = model(torch.from_numpy(observations) / highs)  # a weight for each action, and the reward to be expected
    return torch.distributions.Categorical(logits=out[:, :-1].where(torch.from_numpy(masks), -1e9)), out[:, -1]


now = games.reset()
for number in range(1, 21):
    played, won, lessons, rewards = [], [], [], np.full((512, 2), np.nan)
    for _ in range(256):
        actions = np.where(now.seats == rival, games.sample(), think(now.observations, now.masks)[0].sample())
        before, now = now, games.step(actions)
        played.append((before, actions, now.over & ~tested, now.rewards))
        won.extend(now.rewards[every, rival][now.over & tested] < 0)
    for before, actions, over, brought in reversed(played):  # a decision is worth what its game brought in the end
        rewards[over] = brought[over]
        lessons.append((before.observations, before.masks, actions, rewards[every, before.seats].astype(np.float32)))
    observations, masks, actions, worth = (np.concatenate(part) for part in zip(*lessons, strict=True))
    for some in np.array_split(np.flatnonzero(~np.isnan(worth)), 16):
        (chances, expected), chosen = think(observations[some], masks[some]), torch.from_numpy(actions[some])
        surprise = torch.from_numpy(worth[some]) - expected
        adam.zero_grad()
        (surprise**2 / 2 - surprise.detach() * chances.log_prob(chosen) - 0.01 * chances.entropy()).mean().backward()
        adam.step()
    print(f"round {number}: {np.mean(won):.1%} of {len(won)} games won against random moves")
