def inputs(rng):
    while True:
        month = rng.randint(1, 12)
        start = rng.choice([month, month % 12 + 1, 0, 1, 2, 4, 7, 10, 12, 13])
        yield (f"{rng.randint(2018, 2025)}-{month:02d}-{rng.choice([1, 15, 28]):02d}", start)
