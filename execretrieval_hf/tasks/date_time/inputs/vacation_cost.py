import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 700))
        length = rng.randint(0, 9)
        marked = [(base + datetime.timedelta(days=o)).isoformat() for o in rng.sample(range(-1, 11), rng.randint(0, 6))]
        cut = rng.randint(0, len(marked))
        yield (base.isoformat(), (base + datetime.timedelta(days=length)).isoformat(), marked[:cut], marked[cut:])
