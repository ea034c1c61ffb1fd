import datetime


def inputs(rng):
    while True:
        day = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 700))
        near = [(day + datetime.timedelta(days=rng.randint(-2, 12))).isoformat() for _ in range(rng.randint(0, 3))]
        yield (day.isoformat(), rng.randint(0, 23), rng.randint(8, 18), rng.randint(-1, 6), near)
