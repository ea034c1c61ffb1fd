from datetime import date, timedelta


def inputs(rng):
    while True:
        first = rng.choice([date(2024, 2, 25), date(2023, 12, 28), date(2023, 2, 26)])
        days = [first + timedelta(days=rng.randint(0, 16)) for _ in range(rng.choice([0, 1, 2, 4, 6, 8, 9]))]
        yield ([day.isoformat() for day in days], rng.choice([0, 0, 1, 2, 3]))
