import datetime


def inputs(rng):
    while True:
        base = rng.choice([datetime.date(2021, 12, 22), datetime.date(2023, 12, 28), datetime.date(2024, 3, 6), datetime.date(2022, 12, 23)])
        base += datetime.timedelta(days=rng.randint(0, 6))
        offsets = rng.sample(range(9), rng.randint(0, 6))
        days = [base + datetime.timedelta(days=o) for o in offsets]
        year = rng.choice(days).year if days else 0
        yield ([day.isoformat() for day in days if day.year == year],)
