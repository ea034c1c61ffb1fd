import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 4, 29)
        weeks = [w for w in range(6) if rng.random() < 0.6]
        days = [7 * w + rng.choice([0, 0, 6, 6, 3]) for w in weeks for _ in range(rng.choice([1, 1, 2, 3]))]
        yield ([(base + datetime.timedelta(days=d)).isoformat() for d in days], rng.choice([1, 1, 2, 2, 3]))
