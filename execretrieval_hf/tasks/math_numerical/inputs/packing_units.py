def inputs(rng):
    names = ["bag", "box", "crate", "pallet", "van"]
    while True:
        units = [(name, rng.choice([1, 2, 3, 4, 5, 6, 10])) for name in names if rng.random() < 0.5]
        yield (rng.choice([0, 1, 2, 6, 12, 24, 60, 120, rng.randint(0, 200)]), units)
