import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 700))

        def after(days):
            return (base + datetime.timedelta(days=days)).isoformat()

        seasons = []
        for _ in range(rng.randint(0, 3)):
            low = rng.randint(-2, 7)
            seasons.append((after(low), after(low + rng.randint(0, 5)), rng.choice([30, 45, 60, 75])))
        yield (base.isoformat(), after(rng.choice([1, 2, 3, 5, 6, 7, 8])), rng.choice([40, 50, 55]), seasons)
