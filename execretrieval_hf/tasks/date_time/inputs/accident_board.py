import datetime


def inputs(rng):
    while True:
        opened = datetime.date(2024, 2, rng.randint(20, 29))
        length = rng.choice([0, 1, 5, 20, 30])
        days = [(opened + datetime.timedelta(days=rng.randint(0, length))).isoformat() for _ in range(rng.randint(0, 4))]
        yield (opened.isoformat(), days, (opened + datetime.timedelta(days=length)).isoformat())
