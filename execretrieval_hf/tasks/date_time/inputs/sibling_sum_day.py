import datetime


def inputs(rng):
    while True:
        first = datetime.date(2023, 12, rng.randint(1, 31))
        second = first + datetime.timedelta(days=rng.choice([-20, -5, -2, -1, 0, 1, 3, 10, 30]))
        yield ((first.isoformat(), second.isoformat()), rng.choice([0, 1, 2, 3, abs((second - first).days), rng.randint(0, 60)]))
