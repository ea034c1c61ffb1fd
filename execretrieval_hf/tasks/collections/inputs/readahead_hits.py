def inputs(rng):
    while True:
        block, reads = rng.randint(0, 3), []
        for _ in range(rng.randint(0, 10)):
            reads.append(block)
            block = max(0, block + rng.choice([-2, -1, 0, 1, 1, 1, 2, 3]))
        yield (reads, rng.randint(0, 4))
