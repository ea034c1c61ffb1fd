import datetime


def inputs(rng):
    while True:
        day = datetime.date(rng.choice([2020, 2024, 2025, 2026]), 1, 1) + datetime.timedelta(days=rng.choice([rng.randint(0, 366), rng.randint(345, 375)]))
        yield (day.isoformat(), rng.randint(0, 6), rng.randint(0, 1))
