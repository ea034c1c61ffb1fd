import datetime


def inputs(rng):
    while True:
        day = datetime.date(rng.choice([2023, 2024]), 2, 27) + datetime.timedelta(days=rng.choice([0, 1, 2, 3, 100]))
        filled = {}
        for name in rng.sample(["oak", "elm", "ash", "fig", "yew"], rng.randint(0, 5)):
            year = day.year - rng.randint(0, 5)
            start = day.replace(year=year, month=rng.choice([day.month, 2, 3, 12]), day=rng.choice([day.day, 1, 28, 29])) if year % 4 == 0 else day.replace(year=year, day=rng.choice([1, 2, min(day.day, 28), 28]))
            if start <= day and start.isoformat() not in filled.values():
                filled[name] = start.isoformat()
        yield (filled, day.isoformat(), rng.randint(0, 4))
