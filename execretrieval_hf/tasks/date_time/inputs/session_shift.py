import datetime


def inputs(rng):
    base = datetime.date(2024, 3, 1)
    while True:
        sessions = [(base + datetime.timedelta(days=o)).isoformat() for o in sorted(rng.sample(range(10), rng.randint(0, 7)))]
        yield (sessions, (base + datetime.timedelta(days=rng.randint(0, 10))).isoformat(), rng.randint(-4, 4))
