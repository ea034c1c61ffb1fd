import datetime


def inputs(rng):
    while True:
        today = datetime.date(2024, rng.choice([1, 1, 5, 12]), rng.choice([1, 3, 8, 28, 31]))
        ahead = rng.choice([-400, -8, -7, -6, -5, -2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 40, 370])
        yield ((today + datetime.timedelta(days=ahead)).isoformat(), today.isoformat())
