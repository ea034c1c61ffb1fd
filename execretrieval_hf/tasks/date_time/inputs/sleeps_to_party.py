import datetime


def inputs(rng):
    while True:
        today = datetime.date(rng.choice([2022, 2023, 2024, 2099]), rng.choice([2, 3, 12, rng.randint(1, 12)]), rng.choice([1, 2, 27, 28, rng.randint(1, 28)]))
        other = today + datetime.timedelta(days=rng.choice([-1, 0, 1, 2, 40, 300]))
        birthday = other.isoformat()[5:]
        yield (today.isoformat(), rng.choice(["02-29", "02-28", "03-29", "03-01", "12-31", birthday, birthday, birthday]))
