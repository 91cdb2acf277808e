"""When the garbage collector runs. It frees objects in cycles, and everybody waits for it.

By its own thresholds it may run at any time, with many tables for a tenth of a second. So the youngest generation is
collected often, which takes a few milliseconds, and everything seldom: the longer a full collection takes, the longer
until the next. Our own objects have no cycles, so there is little to find.
"""

import asyncio
import gc
import time

OFTEN = 0.5  # seconds between collections of the youngest generation
SELDOM = 600.0  # seconds between full collections, at least
SHARE = 1000  # and at least this many times as long as the last one took


async def collect() -> None:
    """As long as the server serves."""
    gc.disable()
    rest = SELDOM
    looked = time.perf_counter()
    try:
        while True:
            await asyncio.sleep(OFTEN)
            gc.collect(0)
            began = time.perf_counter()
            if began - looked >= rest:
                gc.collect()
                looked = time.perf_counter()
                rest = max(SELDOM, SHARE * (looked - began))
    finally:
        gc.enable()
