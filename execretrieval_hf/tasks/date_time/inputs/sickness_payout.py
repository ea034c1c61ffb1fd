import datetime


def inputs(rng):
    while True:
        spells = []
        start = datetime.date(2024, 1, rng.randint(1, 20))
        for _ in range(rng.randint(0, 3)):
            end = start + datetime.timedelta(days=rng.choice([0, 2, 3, 4, 7]))
            spells.append((start.isoformat(), end.isoformat()))
            start = end + datetime.timedelta(days=rng.choice([1, 20, 55, 56, 57, 58, 90]))
        yield (spells, rng.choice([0, 1, 4, 6, 9, 20]))
