def inputs(rng):
    while True:
        length = rng.randint(2, 6)
        starts = tuple(rng.sample(range(length), 2))
        plans = tuple("".join(rng.choice("LR") for _ in range(rng.randint(0, 5))) for _ in range(2))
        yield (starts, plans, length, rng.choice([1, 2, 2, 3]))
