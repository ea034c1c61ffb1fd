import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 2, 24)
        yield ([(base + datetime.timedelta(days=rng.randint(0, 12))).isoformat() for _ in range(rng.randint(0, 6))],)
