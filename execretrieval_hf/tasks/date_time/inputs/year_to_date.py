def inputs(rng):
    while True:
        months = [f"{rng.choice([2023, 2023, 2024])}-{rng.randint(1, 12):02d}" for _ in range(rng.randint(0, 6))]
        yield ({month: rng.randint(-2, 9) for month in months}, rng.choice([1, 2, 4, 7, 12, rng.randint(1, 12)]))
