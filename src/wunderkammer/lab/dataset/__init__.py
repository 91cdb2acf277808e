"""Games among bots as Parquet files: `playing` plays them, `shards` keeps them, `reading` gives them back.

`read(folder)` opens a set. Everything but `playing` needs `wunderkammer[dataset]`.
"""

from wunderkammer.lab.dataset.reading import Dataset, Row, read

__all__ = ["Dataset", "Row", "read"]
