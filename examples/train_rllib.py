"""Learn Artisans for two against random moves with PPO of RLlib. The number of rounds may be given."""

import sys

import gymnasium
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from wunderkammer.env.gymnasium import SeatEnv


class Named(gymnasium.ObservationWrapper):
    """RLlib's module for masks wants the numbers as floats, and calls them observations."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        mask = env.observation_space["action_mask"]
        floats = gymnasium.spaces.Box(0.0, 1.0, env.table.highs.shape)
        self.observation_space = gymnasium.spaces.Dict({"observations": floats, "action_mask": mask})

    def observation(self, seen: dict) -> dict:
        scaled = (seen["observation"] / self.unwrapped.table.highs).astype("float32")
        return {"observations": scaled, "action_mask": seen["action_mask"]}


rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
settings = {"seats": 2, "seat": None, "opponents": "random", "observation": "masked", "reward": "wins"}
register_env("artisans", lambda _: Named(SeatEnv("artisans", **settings)))
config = (
    PPOConfig()
    .environment("artisans", disable_env_checking=True)  # it tries arbitrary actions, whatever the mask says
    .env_runners(num_env_runners=0)
    .training(gamma=1.0, train_batch_size_per_learner=2048, minibatch_size=256, num_epochs=4)
    .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
)
algorithm = config.build_algo()
for number in range(1, rounds + 1):
    found = algorithm.train()["env_runners"]
    print(f"round {number}: {found['episode_return_mean']:.0%} of the games won against random moves")
algorithm.stop()
