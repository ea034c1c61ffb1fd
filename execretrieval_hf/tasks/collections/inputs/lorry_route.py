def inputs(rng):
    while True:
        roads = []
        for _ in range(rng.randint(1, 7)):
            roads.append((*rng.sample("ABCDE", 2), rng.randint(1, 5)))
        yield (roads, rng.choice("ABCDE"), rng.choice("ABCDE"))
