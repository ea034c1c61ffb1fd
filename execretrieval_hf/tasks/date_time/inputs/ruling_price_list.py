import datetime


def inputs(rng):
    base = datetime.date(2024, 2, 20)
    while True:
        tariffs = []
        for name, start in zip("ABCDE", rng.sample(range(12), rng.randint(0, 5))):
            first = base + datetime.timedelta(days=start)
            last = None if rng.random() < 0.3 else (first + datetime.timedelta(days=rng.choice([0, 1, 2, 5, 9]))).isoformat()
            tariffs.append((name, first.isoformat(), last))
        yield ((base + datetime.timedelta(days=rng.randint(0, 14))).isoformat(), tariffs)
