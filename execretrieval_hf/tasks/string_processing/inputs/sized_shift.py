def inputs(rng):
    while True:
        yield (" ".join("".join(rng.choice("abcmxyz") for _ in range(rng.randint(1, 5))) for _ in range(rng.randint(0, 4))),)
