def inputs(rng):
    while True:
        pool = [("egg", ""), ("rye", "g"), ("rye", "g"), ("milk", "ml"), ("salt", "pinch")]
        recipe = []
        for _ in range(rng.randint(0, 3)):
            name, unit = rng.choice(pool)
            recipe.append((name, rng.choice([1, 2, 3, 5, 7, 33, 50, 100, 225, rng.randint(1, 150)]), unit))
        yield (recipe, rng.randint(1, 4), rng.randint(1, 9))
