def inputs(rng):
    pool = ["Al", "AL", "al", "A l", "A L", "al ", "", " ", "Bo", "BO", "B o", "b o"]
    while True:
        some = rng.sample(pool, rng.randint(2, 5))
        yield ([rng.choice(some) for _ in range(rng.randint(0, 8))],)
