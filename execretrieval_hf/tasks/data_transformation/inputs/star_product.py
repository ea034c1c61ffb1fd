def inputs(rng):
    while True:
        sales = []
        for _ in range(rng.randint(0, 7)):
            sales.append((rng.choice("NS"), rng.choice(["pen", "ink", "pad"]), rng.randint(-2, 4)))
        yield (sales,)
