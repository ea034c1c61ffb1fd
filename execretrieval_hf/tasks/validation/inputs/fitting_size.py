def inputs(rng):
    while True:
        size = rng.randint(1, 3)
        chart = []
        for name in ["S", "M", "L"][:rng.randint(0, 3)]:
            ranges = []
            for _ in range(size):
                low = rng.randint(1, 6)
                ranges.append((low, low + rng.randint(0, 3)))
            chart.append((name, ranges))
        yield ([rng.randint(0, 8) for _ in range(size)], chart, rng.randint(0, 3))
