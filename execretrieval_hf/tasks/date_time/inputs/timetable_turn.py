import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 700))
        end = base + datetime.timedelta(days=rng.randint(0, 16))
        closed = [(base + datetime.timedelta(days=o)).isoformat() for o in rng.sample(range(-1, 17), rng.randint(0, 5))]
        closed = [c for c in closed if c not in (base.isoformat(), end.isoformat())]
        if base.weekday() < 5 and end.weekday() < 5:
            yield (base.isoformat(), end.isoformat(), closed, rng.choice(["AB", "ABC", "ABCD", "ABCDEF", "MNOPQRS"]))
