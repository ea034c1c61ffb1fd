def inputs(rng):
    while True:
        yield (["".join(rng.choice("kkp") for _ in range(rng.randint(0, 5))) for _ in range(rng.randint(0, 4))],)
