def inputs(rng):
    while True:
        yield ([(rng.choice(["soup", "main"]), "d" + str(i), rng.randint(0, 3)) for i in range(rng.randint(0, 7))],)
