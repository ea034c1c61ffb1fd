import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 700))
        offsets = rng.sample(range(14), rng.choice([0, 1, 1, 2, 2, 3, 4, 5]))
        yield ([(base + datetime.timedelta(days=o)).isoformat() for o in offsets],)
