"""Learn Artisans for two against random moves with DQN of Tianshou. The number of epochs may be given."""

import sys

import gymnasium
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from wunderkammer.env.gymnasium import SeatEnv


class Named(gymnasium.ObservationWrapper):
    """Tianshou calls the numbers `obs` and the mask `mask`."""

    def observation(self, seen: dict) -> dict:
        scaled = (seen["observation"] / self.unwrapped.table.highs).astype("float32")
        return {"obs": scaled, "mask": seen["action_mask"].astype(bool)}


def game() -> Named:
    return Named(SeatEnv("artisans", seats=2, seat=None, opponents="random", observation="masked", reward="wins"))


torch.manual_seed(0)
epochs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
table = game().unwrapped.table
network = Net(state_shape=(table.size,), action_shape=table.actions, hidden_sizes=[256, 256])
policy = DiscreteQLearningPolicy(model=network, action_space=game().action_space, eps_training=0.1)
algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=1.0, target_update_freq=500)
games, tests = DummyVectorEnv([game for _ in range(8)]), DummyVectorEnv([game for _ in range(8)])
games.seed(0)
tests.seed(1)
algorithm.run_training(
    OffPolicyTrainerParams(
        max_epochs=epochs,
        epoch_num_steps=2000,
        training_collector=Collector(algorithm, games, VectorReplayBuffer(20_000, 8)),
        test_collector=Collector(algorithm, tests),
        test_step_num_episodes=40,
        collection_step_num_env_steps=64,
        update_step_num_gradient_steps_per_sample=0.1,
        batch_size=64,
        show_progress=False,
    )
)
won = Collector(algorithm, tests).collect(n_episode=100, reset_before_collect=True).returns.mean()
print(f"after {epochs} epochs: {won:.0%} of 100 games won against random moves")
