def inputs(rng):
    while True:
        names = [rng.choice(["door", "pump", "fan", "lamp", "", "fuse"]) for _ in range(rng.randint(0, 4))]
        before = rng.randint(0, 31)
        yield (before, rng.choice([before, rng.randint(0, 31), rng.randint(0, 31), before ^ 1 << rng.randint(0, 5)]), names)
