import datetime


def inputs(rng):
    while True:
        start = datetime.date(2023, rng.choice([1, 4, 12]), rng.choice([1, 9, 10, 28, 30]))
        end = start + datetime.timedelta(days=rng.choice([-1, 0, 0, 1, 2, 3, 40, 365]))
        yield (start.isoformat(), end.isoformat(), rng.choice([2022, 2023, 2023, 2024]))
