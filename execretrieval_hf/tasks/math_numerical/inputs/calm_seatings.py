def inputs(rng):
    while True:
        guests = rng.randint(1, 5)
        feuds = [tuple(rng.sample(range(guests), 2)) for _ in range(rng.randint(0, 3)) if guests > 1]
        yield (guests, feuds)
