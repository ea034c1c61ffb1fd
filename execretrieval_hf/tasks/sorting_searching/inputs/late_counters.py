def inputs(rng):
    while True:
        times = rng.choice([[0, 60, 480, 1080, 1439], [600, 660, 1200, 300], [0, 1, 2, 1438, 1439]])
        shops = [(name, rng.choice(times), rng.choice(times)) for name in rng.sample(["Elm", "Oak", "Yew", "Ash"], rng.randint(0, 4))]
        yield (shops, rng.choice(times + [rng.randint(0, 1439)]))
