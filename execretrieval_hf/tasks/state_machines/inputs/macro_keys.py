def inputs(rng):
    while True:
        pool = ["rec j", "rec k", "stop", "stop", "play j", "play j", "play k", "a", "b", "c"]
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 10))],)
