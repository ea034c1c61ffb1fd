import datetime


def inputs(rng):
    while True:
        start = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 600))

        def after(days):
            return (start + datetime.timedelta(days=days)).isoformat()

        spans = []
        for _ in range(rng.randint(0, 2)):
            low = rng.randint(0, 18)
            spans.append((after(low), after(low + rng.choice([0, 0, 1, 3, 6]))))
        weekdays = rng.sample(range(7), rng.randint(0, 4))
        yield ((start.isoformat(), after(rng.randint(-1, 24))), weekdays, rng.randint(0, 5), spans)
