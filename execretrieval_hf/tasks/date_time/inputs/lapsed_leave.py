def inputs(rng):
    while True:
        grants = {year: rng.choice([0, 1, 3, 5, 10]) for year in rng.sample([2022, 2023, 2024], rng.randint(0, 3))}
        days = [f"{rng.randint(2022, 2025)}-{rng.choice(['01-01', '03-31', '04-01', '12-31'])}" for _ in range(rng.randint(0, 4))]
        yield (grants, [(day, rng.choice([1, 2, 3, 5, 8])) for day in sorted(days)])
