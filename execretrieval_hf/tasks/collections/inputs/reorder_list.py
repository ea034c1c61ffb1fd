def inputs(rng):
    while True:
        articles = {}
        for name in rng.sample(["a", "b", "c"], rng.randint(0, 3)):
            minimum, carton = rng.randint(1, 8), rng.randint(1, 5)
            maximum = minimum + carton + rng.randint(0, 6)
            articles[name] = (rng.randint(0, 6), rng.randint(0, 4), minimum, maximum, carton)
        yield (articles,)
