def inputs(rng):
    while True:
        yield (f"{rng.choice([0, 1, 2, 5, 10, 11, 12, 15, 20, 22, 23, rng.randint(0, 23)]):02}:{rng.randint(0, 59):02}",)
