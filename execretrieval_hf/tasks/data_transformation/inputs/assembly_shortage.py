def inputs(rng):
    names = "abcde"
    while True:
        recipes = {}
        for place in range(4):
            if rng.random() < 0.6:
                recipes[names[place]] = [(rng.choice(names[place + 1:]), rng.randint(1, 3)) for _ in range(rng.randint(1, 3))]
        stock = {name: rng.choice([0, 1, 2, 4, 9]) for name in names if rng.random() < 0.5}
        yield (rng.choice("aaaab"), rng.randint(0, 4), recipes, stock)
