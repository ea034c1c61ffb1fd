def inputs(rng):
    names = ["a", "b", "c", "d", "e"]
    while True:
        staff = {}
        for place, name in enumerate(names):
            boss = rng.choice(names[place + 1 :] + names[place + 1 : place + 2] * 3 + ["", rng.choice(names)])
            staff[name] = (boss, rng.choice([0, 1, 100, 499, 500, 501, 900]))
        yield (staff, rng.choice(names[:3]), rng.choice([1, 2, 100, 499, 500, 501, 502, 900]))
