import datetime


def inputs(rng):
    while True:
        count = rng.randint(3, 5)
        day = datetime.date(rng.randint(2018, 2024), rng.randint(1, 12), rng.choice([1, 5, 12, 28]))
        if rng.random() < 0.35:
            gap = rng.choice([1, 3, 7, 10, 14, 21, 31])
            days = [day + datetime.timedelta(days=gap * n) for n in range(count)]
        else:
            step = rng.choice([1, 2, 3, 6, 11, 12, 24])
            days = []
            for n in range(count):
                index = day.year * 12 + day.month - 1 + step * n
                days.append(datetime.date(index // 12, index % 12 + 1, day.day))
        if rng.random() < 0.3:
            where = rng.randrange(count)
            days[where] += datetime.timedelta(days=rng.choice([-1, 1, 7]))
        if rng.random() < 0.2 and len(days) > 3:
            del days[rng.randint(1, len(days) - 2)]
        yield (sorted({day.isoformat() for day in days}),) if len(set(days)) > 2 else (["2024-01-01", "2024-01-02", "2024-01-04"],)
