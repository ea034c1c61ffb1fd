import datetime


def inputs(rng):
    while True:
        day = datetime.date(rng.randint(2020, 2029), rng.randint(1, 12), rng.choice([1, 9, 10, 11, 12, 19, 20, 21, 28])) + datetime.timedelta(days=rng.choice([0, 0, 1, 2, 3]))
        yield (day.isoformat(),)
