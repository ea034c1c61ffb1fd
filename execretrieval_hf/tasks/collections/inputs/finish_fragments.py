def inputs(rng):
    names = ["a", "b", "c", "d", "e", "f"]
    while True:
        yield ({name: rng.choice(names + ["x", "y"]) for name in rng.sample(names, rng.randint(0, 6))}, rng.randint(1, 3))
