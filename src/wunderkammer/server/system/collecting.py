"""When Python looks for objects in cycles, which nothing else frees. Everybody waits while it looks.

Left alone it looks when it has counted enough, which with many tables means a tenth of a second at any time. So what is
new is looked at often, which takes a few milliseconds. Everything is looked at seldom, and the longer that takes, the
less often: our own objects have no cycles, so that there is little to be found.
"""

import asyncio
import gc
import time

OFTEN = 0.5  # seconds between looks at what is new
SELDOM = 600.0  # seconds between looks at everything, at the least
SHARE = 1000  # and so many times as long as the last one took


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
