import datetime


def inputs(rng):
    while True:
        born = datetime.date(2021, rng.randint(1, 12), 1) + datetime.timedelta(days=rng.choice([0, 1, 14, 27, 28, 29, 30]))
        days = rng.choice([-1, 0, 1, 2, 7, 13, 14, 20, 21, 83, 84, rng.randint(84, 130), rng.randint(700, 760), rng.randint(84, 1500), rng.choice([365, 730, 731, 1095, 1096])])
        yield (born.isoformat(), (born + datetime.timedelta(days=days)).isoformat())
