def inputs(rng):
    while True:
        yield (["".join(rng.choice("abBioU mM") for _ in range(rng.randint(0, 4))) for _ in range(rng.randint(0, 6))],)
