import datetime


def inputs(rng):
    while True:
        day = datetime.date(2024, rng.randint(1, 12), rng.choice([3, 25, 27, 28]))
        entries = []
        for _ in range(rng.randint(0, 6)):
            entries.append((day.isoformat(), rng.choice([None, 0, 10, 470, 480, 500, 599, 600, 601, 620])))
            day += datetime.timedelta(days=rng.choice([1, 1, 1, 2, 3, 30]))
        yield (entries, rng.choice([450, 480, 500]), rng.choice([0, 20, 60, 100, 150]))
