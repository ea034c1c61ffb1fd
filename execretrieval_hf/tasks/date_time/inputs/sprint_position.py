from datetime import date, timedelta


def inputs(rng):
    while True:
        first = rng.choice([date(2024, 2, 26), date(2024, 12, 30), date(2023, 7, 3)])
        length, pause = rng.choice([1, 2, 5, 7, 10]), rng.choice([0, 1, 2, 4])
        passed = rng.choice([-1, 0, length - 1, length, length + pause - 1, length + pause, rng.randint(-3, 60)])
        yield ((first + timedelta(days=passed)).isoformat(), first.isoformat(), length, pause)
