def inputs(rng):
    while True:
        byte = rng.choice([0, 1, 128, 129, 255, rng.randint(0, 255), rng.randint(0, 255), rng.randint(0, 255)])
        yield (byte, [rng.choice("LLRRAAACCDDX") + str(rng.randint(1, rng.choice([2, 4, 7]))) for _ in range(rng.randint(0, 4))])
