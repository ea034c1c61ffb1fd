def inputs(rng):
    while True:
        centre = rng.randint(0, 9)
        dead = rng.choice([0, 0, 1, 2])
        ends = (centre - dead - rng.choice([0, 1, 2, 3, 7, 20]), centre, centre + dead + rng.choice([0, 1, 2, 3, 7, 20]))
        spots = [None, centre, centre + dead, centre - dead, centre + dead + 1, centre - dead - 1, ends[0], ends[2], ends[0] - 1, ends[2] + 1]
        yield ([rng.choice(spots + [rng.randint(-5, 20)]) for _ in range(rng.randint(0, 5))], ends, dead)
