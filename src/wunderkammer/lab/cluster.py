"""The same work on a Ray cluster: its machines play, this one only gathers. Each needs `wunderkammer[ray]`."""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any

from wunderkammer.core.errors import LabError
from wunderkammer.lab.workers import R, Work, portions

if TYPE_CHECKING:
    from wunderkammer.lab.plan import Setup

RETRIES = 10  # so often a portion is given out again if its machine is lost
AHEAD = 4  # portions that wait for each core of the cluster, so that none has to wait for us


def on_ray(setup: "Setup", numbers: Sequence[int], address: str | None, work: Work[R]) -> Iterator[R]:
    """The games of these numbers; yields portions as they finish."""
    with joined(address) as ray:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = remote(ray, work)
        left = iter(portions(numbers, cores))
        under_way = [task.remote(setup, portion) for portion in islice(left, AHEAD * cores)]
        while under_way:
            (done, *_), under_way = ray.wait(under_way, num_returns=1)
            results: list[R] = ray.get(done)
            under_way += [task.remote(setup, portion) for portion in islice(left, 1)]
            yield from results


@contextmanager
def joined(address: str | None) -> Iterator[Any]:
    """The cluster at this address; None takes the one that Ray knows of, or begins one on this machine."""
    ray = connected(address)
    try:
        yield ray
    except ray.exceptions.RayError as error:
        raise LabError("ray-lost", {"problem": str(error).strip().split("\n")[0]}) from None
    finally:
        ray.shutdown()


def remote(ray: Any, work: Callable[..., list[R]]) -> Any:  # noqa: ANN401 (of the library)
    """The same work, on any core of the cluster."""
    return ray.remote(work).options(num_cpus=1, max_retries=RETRIES)


def connected(address: str | None) -> Any:  # noqa: ANN401 (the library, which need not be there)
    try:
        import ray  # noqa: PLC0415 - needed only for a cluster
    except ModuleNotFoundError:
        raise LabError("extra-missing", {"library": "ray", "extra": "ray"}) from None
    try:
        knock(address or "")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray sends no usage statistics
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        problem = str(error).strip().split("\n")[0]
        raise LabError("ray-unreachable", {"address": address or "", "problem": problem}) from None
    return ray


def knock(address: str) -> None:
    """Ray itself tries for minutes at an address where nobody is."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), timeout=10).close()
