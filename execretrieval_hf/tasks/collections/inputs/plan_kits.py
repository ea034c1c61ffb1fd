def inputs(rng):
    while True:
        parts = rng.sample(["leg", "top", "axle", "screw"], 4)
        recipe = {part: rng.randint(1, 4) for part in parts[:rng.randint(1, 3)]}
        stock = {part: rng.choice([0, 1, 4, 5, 8, 9, 12, 20]) for part in parts if rng.random() < 0.85}
        yield (stock, recipe, rng.randint(0, 2))
