import datetime


def inputs(rng):
    while True:
        stays = []
        for _ in range(rng.randint(0, 3)):
            first = datetime.date(2024, 6, 10) - datetime.timedelta(days=rng.randint(1, 14))
            last = min(first + datetime.timedelta(days=rng.randint(0, 4)), datetime.date(2024, 6, 9))
            stays.append((first.isoformat(), last.isoformat()))
        most = rng.randint(1, 7)
        yield (stays, "2024-06-10", most, most + rng.randint(1, 6))
