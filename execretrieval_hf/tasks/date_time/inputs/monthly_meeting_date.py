from datetime import date, timedelta


def inputs(rng):
    while True:
        year, month, weekday = rng.choice([2023, 2024, 2026]), rng.choice([1, 2, 2, 4, 7, 12]), rng.randint(0, 6)
        days = [date(year, month, 1) + timedelta(days=k) for k in range(40)]
        closed = [day.isoformat() for day in days if day.weekday() == weekday and rng.random() < 0.4]
        yield (year, month, weekday, rng.choice([1, 2, 3, 4, 5, 5]), closed)
