def inputs(rng):
    marks = [0, 1, 59, 60, 540, 600, 1020, 1380, 1439]
    while True:
        offices = {}
        for name in rng.sample(["Bonn", "Lima", "Nome", "Oslo", "Riga"], rng.randint(0, 4)):
            opens, closes = rng.sample(marks, 2)
            offices[name] = (rng.choice([0, 0, 1, 60, -60, 840, -480]), opens, closes)
        yield (rng.choice(marks), offices)
