def inputs(rng):
    while True:
        mounts = {}
        for name in rng.sample("abcd", rng.randint(1, 4)):
            carrier = rng.choice([None, rng.choice("abcd")])
            mounts[name] = (carrier, rng.randint(-3, 3), rng.randint(-3, 3), rng.randint(-2, 5), rng.random() < 0.4)
        yield (mounts, rng.choice("abcd"), (rng.randint(-4, 4), rng.randint(-4, 4)))
