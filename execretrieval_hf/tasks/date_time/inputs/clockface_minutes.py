def inputs(rng):
    while True:
        minutes = rng.sample([0, 1, 10, 15, 30, 59], 3)
        first = rng.choice([0, 6, 21])
        hours = range(first, first + rng.randint(1, 3))
        clocks = [f"{h:02d}:{m:02d}" for h in hours for m in minutes if rng.random() < 0.75]
        rng.shuffle(clocks)
        yield (clocks + clocks[:rng.randint(0, 1)],)
