import datetime


def inputs(rng):
    while True:
        year = rng.randint(2021, 2028)
        day = datetime.date(year, 1, 1) + datetime.timedelta(days=rng.choice([rng.randint(0, 27), rng.randint(-400, 700)]))
        yield (day.isoformat(), year)
