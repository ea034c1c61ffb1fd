def inputs(rng):
    while True:
        size = rng.randint(1, 5)
        slots = []
        for _ in range(rng.randint(0, 5)):
            slots.append(rng.choice([None, (rng.choice(["oak", "ash"]), rng.randint(1, size))]))
        yield (slots, rng.choice(["oak", "ash"]), rng.randint(0, 12), size)
