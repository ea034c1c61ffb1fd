import datetime


def inputs(rng):
    while True:
        yield ((datetime.date(2021, 1, 1) + datetime.timedelta(days=rng.randint(0, 1500))).isoformat(), rng.randint(0, 6))
