def inputs(rng):
    clocks = ["00:00", "05:59", "06:00", "06:01", "14:00", "17:59", "18:00", "22:00", "22:30", "23:59"]
    while True:
        roster = [None if rng.random() < 0.25 else (rng.choice(clocks), rng.choice(clocks)) for _ in range(rng.randint(0, 7))]
        yield (roster, rng.choice([0, 60, 480, 481, 660, 720, 960, 1440]))
