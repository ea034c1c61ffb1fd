def inputs(rng):
    while True:
        hour = rng.randint(0, 23)
        near = [hour, (hour + 1) % 24, (hour - 1) % 24, (hour + 5) % 24, (hour - 5) % 24, rng.randint(0, 23)]
        yield ([(rng.choice(near), rng.choice(near)) for _ in range(rng.randint(0, 4))], hour)
