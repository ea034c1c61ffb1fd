import calendar
import datetime


def inputs(rng):
    while True:
        year, month = rng.randint(2023, 2026), rng.randint(1, 12)
        length = calendar.monthrange(year, month)[1]
        shut = [datetime.date(year, month, rng.choice([1, 2, 3, length, length - 1, length - 2, rng.randint(1, length)])).isoformat() for _ in range(rng.randint(0, 4))]
        nth = rng.choice([0, 1, 2, -1, -2, rng.randint(-24, 24), rng.randint(18, 23), rng.randint(-23, -18)])
        if nth:
            yield (year, month, nth, shut)
