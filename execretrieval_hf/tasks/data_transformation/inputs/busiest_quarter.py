def inputs(rng):
    while True:
        hours = [rng.randint(0, 23), rng.randint(0, 23)]
        yield ([f"{rng.choice(hours):02}:{rng.choice([0, 14, 15, 29, 30, 44, 45, 59]):02}" for _ in range(rng.randint(1, 8))],)
