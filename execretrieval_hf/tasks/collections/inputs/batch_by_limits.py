def inputs(rng):
    while True:
        weight = rng.randint(0, 7)
        parcels = [(name, rng.randint(0, rng.choice([2, 4, weight + 1])), rng.choice("NNNS")) for name in "abcdefgh"[: rng.randint(0, 8)]]
        yield (parcels, rng.randint(1, 4), weight)
