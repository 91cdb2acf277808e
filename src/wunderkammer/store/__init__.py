"""The store: an event log for every table, in SQLite or PostgreSQL. What is in the events is the server's business."""

from wunderkammer.core.errors import StoreError
from wunderkammer.store.log import Appended, Conflict, Repeated, Row, Secret, Store
from wunderkammer.store.opening import open_store

__all__ = ["Appended", "Conflict", "Repeated", "Row", "Secret", "Store", "StoreError", "open_store"]
