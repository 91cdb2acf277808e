"""The store: an event log for every table, in SQLite or PostgreSQL. What is in the events is the server's business."""

from wunderkammer.core.errors import StoreError
from wunderkammer.store.catalogue import Found, Known, Summary
from wunderkammer.store.log import Appended, Conflict, Gone, Repeated, Row, Secret, Store
from wunderkammer.store.opening import open_store
from wunderkammer.store.trouble import StoreTrouble

__all__ = [
    "Appended",
    "Conflict",
    "Found",
    "Gone",
    "Known",
    "Repeated",
    "Row",
    "Secret",
    "Store",
    "StoreError",
    "StoreTrouble",
    "Summary",
    "open_store",
]
