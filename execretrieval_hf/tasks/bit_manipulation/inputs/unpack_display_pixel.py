def inputs(rng):
    while True:
        pixel = rng.randint(0, 65535)
        if rng.random() < 0.25:
            pixel = rng.choice([-1, 0, 65535, 65536, 65537, -300])
        yield (pixel, rng.random() < 0.5)
