import datetime


def inputs(rng):
    while True:
        day = datetime.datetime(rng.randint(2000, 2040), rng.choice([3, 3, 10, 10, 1, 7, 12]), 31)
        if rng.random() < 0.8:
            day -= datetime.timedelta(days=(day.weekday() + 1) % 7 + rng.choice([0, 0, 0, 0, 1, -1, 7]))
        day += datetime.timedelta(minutes=rng.choice([0, 59, 60, 61, 119, 120, 1319, 1320, 1380, 1439]))
        yield (day.isoformat(" ", "minutes"),)
