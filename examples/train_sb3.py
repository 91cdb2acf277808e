"""Learn Artisans for two against random moves with MaskablePPO of SB3-Contrib. The number of steps may be given."""

import sys

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import wunderkammer.env.gymnasium

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
settings = {"seats": 2, "seat": None, "opponents": "random", "observation": "scaled", "reward": "wins"}
games = make_vec_env("wunderkammer/Artisans-v0", n_envs=8, seed=0, env_kwargs=settings)
model = MaskablePPO("MlpPolicy", games, n_steps=256, batch_size=256, gamma=1.0, seed=0)
model.learn(steps)

test = wunderkammer.env.gymnasium.SeatEnv("artisans", **settings)
won = 0.0
for number in range(50):
    observation, info = test.reset(seed=number)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=test.action_masks())
        observation, reward, over, _, info = test.step(action)
    won += reward
print(f"after {model.num_timesteps} steps: {won:g} of 50 games won against random moves")
