def inputs(rng):
    while True:
        second = rng.randint(-3, 5)
        reads = []
        for _ in range(rng.randint(0, 8)):
            reads.append((second, rng.choice("aab")))
            second += rng.choice([0, 1, 1, 2, 3, 4])
        yield (reads, rng.choice([0, 1, 2, 3, 4]))
