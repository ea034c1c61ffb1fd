def inputs(rng):
    while True:
        top = rng.choice([9, 30, 120, 999])
        yield ([rng.randint(0, top) for _ in range(rng.randint(0, 5))],)
