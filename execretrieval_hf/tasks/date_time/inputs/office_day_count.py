import datetime


def inputs(rng):
    while True:
        start = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 800))
        end = start + datetime.timedelta(days=rng.choice([rng.randint(0, 9), rng.randint(0, 40), rng.randint(0, 400)]))
        yield (start.isoformat(), end.isoformat())
