def inputs(rng):
    while True:
        entries = [(day, day * 10) for day in range(1, 7) if rng.random() < 0.5]
        fixes = [(day, rng.choice([None, 0, 7, day])) for day in range(1, 8) if rng.random() < 0.4]
        yield (entries, fixes, rng.choice([0, 0, 1, 2, 4]))
