def inputs(rng):
    while True:
        hours = [rng.choice([0, 8, 9, 10, 23]) for _ in range(rng.randint(0, 4))]
        minutes = [rng.choice([0, 1, 15, 30, 45, 59]) for _ in range(rng.randint(0, 4))]
        hour = rng.choice(hours + [9, 22, 23])
        minute = rng.choice(minutes + [0, 29, 59])
        yield (f"{hour:02d}:{minute:02d}", hours, minutes)
