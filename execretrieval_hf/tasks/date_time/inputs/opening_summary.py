def inputs(rng):
    while True:
        hours = []
        while len(hours) < 7:
            hours += [rng.choice(["", "09:00-17:00", "09:00-17:00", "10:00-14:00", rng.choice(["08:00-12:00", "11:00-23:00", "00:00-24:00"])])] * rng.choice([1, 1, 2, 3, 5, 7])
        yield (hours[:7],)
