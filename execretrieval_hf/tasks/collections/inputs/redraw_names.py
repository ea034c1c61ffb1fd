def inputs(rng):
    names = ["a", "b", "c", "d", "e"]
    while True:
        givers = rng.sample(names, rng.randint(0, 5))
        draws = [(giver, rng.choice(names)) for giver in givers]
        yield (draws, [rng.sample(names, rng.randint(1, 3)) for _ in range(rng.randint(0, 2))])
