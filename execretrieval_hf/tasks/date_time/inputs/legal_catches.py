import datetime


def inputs(rng):
    marks = ["01-01", "02-28", "03-01", "03-31", "06-15", "10-01", "12-31"]
    while True:
        seasons = {}
        for name in rng.sample(["trout", "pike", "eel", "bass", "carp"], rng.randint(0, 5)):
            seasons[name] = (rng.choice(marks), rng.choice(marks))
        month, number = map(int, rng.choice(marks).split("-"))
        day = datetime.date(2024, month, number) + datetime.timedelta(days=rng.choice([-1, 0, 0, 1, 40]))
        yield (day.isoformat(), seasons)
