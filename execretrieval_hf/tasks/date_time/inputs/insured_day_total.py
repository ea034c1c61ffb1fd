import datetime


def inputs(rng):
    while True:
        spans = []
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.choice([-366, -10, 0, 50, 355]))
        for _ in range(rng.randint(0, 4)):
            start = base + datetime.timedelta(days=rng.randint(0, 20))
            end = start + datetime.timedelta(days=rng.choice([0, 1, 3, 8, 12, 400]))
            spans.append((start.isoformat(), end.isoformat()))
        yield (spans, rng.choice([2024, 2024, 2023, 2025]))
