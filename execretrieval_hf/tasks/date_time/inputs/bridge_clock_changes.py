def inputs(rng):
    while True:
        here = rng.choice([0, 75, 1725, -1725, 1650])
        log = []
        for _ in range(rng.randint(0, 6)):
            here += rng.choice([-1, 0, 1, 75, -75, 150, -150, 300, -450, 1800, -1800])
            if here > 1800:
                here -= 3600
            if here < -1800:
                here += 3600
            log.append(rng.choice([here, here, here, None]))
        yield (log,)
