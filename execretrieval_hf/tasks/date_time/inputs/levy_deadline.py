def inputs(rng):
    while True:
        yield (f"{rng.randint(2000, 2040)}-{rng.choice([1, 9, 10, 11, 12, rng.randint(1, 12)]):02d}",)
