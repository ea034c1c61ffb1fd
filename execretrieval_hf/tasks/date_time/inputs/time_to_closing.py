def inputs(rng):
    clocks = ["00:00", "00:01", "02:00", "05:59", "06:00", "06:10", "12:00", "20:00", "23:59"]
    while True:
        hours = [None if rng.random() < 0.3 else (rng.choice(clocks), rng.choice(clocks)) for _ in range(7)]
        yield (rng.randint(0, 6), rng.choice(clocks + ["00:30", "11:11"]), hours)
