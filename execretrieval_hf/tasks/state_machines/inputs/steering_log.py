def inputs(rng):
    while True:
        readings = [rng.choice(["000", "000", "000", "010", "100", "001", "110", "011", "101", "111"]) for _ in range(rng.randint(0, 8))]
        yield (readings, rng.choice([1, 2, 2, 3, 3, 4]))
