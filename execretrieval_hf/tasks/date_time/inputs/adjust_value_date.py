import datetime


def inputs(rng):
    while True:
        day = datetime.date(rng.randint(2023, 2026), rng.randint(1, 12), rng.choice([1, 2, 14, 26, 27, 28]))
        day += datetime.timedelta(days=rng.randint(0, 3))
        shut = [(day + datetime.timedelta(days=o)).isoformat() for o in rng.sample(range(-3, 4), rng.randint(0, 4))]
        yield (day.isoformat(), shut)
