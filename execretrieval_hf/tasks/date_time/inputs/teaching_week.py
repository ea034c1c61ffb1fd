import datetime


def inputs(rng):
    while True:
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 500))
        monday = base - datetime.timedelta(days=base.weekday())
        free = []
        for _ in range(rng.randint(0, 4)):
            candidate = monday + datetime.timedelta(days=rng.randint(-7, 40))
            if not monday <= candidate < monday + datetime.timedelta(days=7):
                free.append(candidate.isoformat())
        day = monday + datetime.timedelta(days=rng.choice([-1, 0, 6, 7, 8, 13, 14, rng.randint(-3, 45)]))
        yield (day.isoformat(), base.isoformat(), free)
