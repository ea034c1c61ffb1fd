def inputs(rng):
    while True:
        limit = rng.choice([90, 135, 180, 270, 360, 450, 720])
        yield ([rng.choice([0, 45, 90, 135, 179, 180, 181, 181, 270, 315, rng.randint(0, 359)]) for _ in range(rng.randint(0, 6))], limit)
