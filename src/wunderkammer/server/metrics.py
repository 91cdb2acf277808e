"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("wunderkammer_tables", "Tables made here", registry=self.registry)
        self.events = Counter("wunderkammer_events", "Events told here", ["kind"], registry=self.registry)
        self.refusals = Counter("wunderkammer_refusals", "Commands refused", ["code"], registry=self.registry)
        self.guests = Gauge("wunderkammer_connections", "Open connections", registry=self.registry)
        self.slow = Counter("wunderkammer_slow_connections", "Connections that did not keep up", registry=self.registry)
        self.seconds = Histogram("wunderkammer_command_seconds", "From a command to its commit", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
