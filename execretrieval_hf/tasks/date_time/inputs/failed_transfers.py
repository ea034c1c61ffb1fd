def inputs(rng):
    while True:
        legs = []
        clock = 0
        for _ in range(rng.randint(0, 5)):
            arrival = clock + rng.randint(2, 9)
            legs.append((clock, arrival, rng.choice([0, 0, 1, 2, 5])))
            clock = arrival + rng.randint(0, 6)
        yield (legs, rng.randint(0, 4))
