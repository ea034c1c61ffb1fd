def inputs(rng):
    while True:
        yield ("".join(rng.choice('ab_(,((,) ")') for _ in range(rng.randint(0, 10))),)
