"""Figures for Prometheus. Several workers of one server add theirs up, in files of a folder that they share."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from wunderkammer.store.trouble import CAUSES, DAMAGED

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # Prometheus looks there when it is imported


@contextmanager
def shared() -> Iterator[None]:
    """For processes that are begun meanwhile: their figures are added up."""
    with tempfile.TemporaryDirectory(prefix="wunderkammer-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


def forget(process: int) -> None:
    """Its connections are gone with it; what it counted stays."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        if SHARED not in os.environ:
            ProcessCollector(registry=self.registry)
        self.tables = Counter("wunderkammer_tables", "Tables made here", registry=self.registry)
        self.live = Gauge(
            "wunderkammer_tables_live", "Tables in memory", registry=self.registry, multiprocess_mode="livesum"
        )
        self.events = Counter("wunderkammer_events", "Events told here", ["kind"], registry=self.registry)
        self.refusals = Counter("wunderkammer_refusals", "Commands refused", ["code"], registry=self.registry)
        self.limits = Counter("wunderkammer_limits", "Refused for a limit", ["limit"], registry=self.registry)
        self.guests = Gauge(
            "wunderkammer_connections", "Open connections", registry=self.registry, multiprocess_mode="livesum"
        )
        self.slow = Counter("wunderkammer_slow_connections", "Connections that did not keep up", registry=self.registry)
        self.seconds = Histogram("wunderkammer_command_seconds", "From a command to its commit", registry=self.registry)
        self.late = Histogram("wunderkammer_late_seconds", "How late things of a moment begin", registry=self.registry)
        self.trouble = Gauge(
            "wunderkammer_store_trouble",
            "Why the store fails",
            ["cause"],
            registry=self.registry,
            multiprocess_mode="livemax",
        )
        self.waiting = Gauge(
            "wunderkammer_thoughts_waiting",
            "Questions that wait for a bot",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.waited = Histogram("wunderkammer_thought_waiting_seconds", "Until a bot began", registry=self.registry)
        self.thinking = Histogram("wunderkammer_thinking_seconds", "From there to its answer", registry=self.registry)
        self.thoughts = Counter("wunderkammer_thoughts", "What came of them", ["outcome"], registry=self.registry)

        self.fails("", damaged=False)

    def fails(self, cause: str, damaged: bool) -> None:
        """Why the store fails, if it does, and whether a part of it is damaged."""
        for one in CAUSES:
            self.trouble.labels(one).set(one == cause or (damaged and one == DAMAGED))

    def text(self) -> bytes:
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
