term-shard = shard
    .means = The highest one that is bid takes the pot.
