import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 2, 25) + datetime.timedelta(days=rng.randint(0, 5))

        def span():
            start = base + datetime.timedelta(days=rng.randint(0, 7))
            return (start.isoformat(), (start + datetime.timedelta(days=rng.randint(0, 5))).isoformat())

        yield (span(), span())
