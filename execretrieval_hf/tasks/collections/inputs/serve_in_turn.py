def inputs(rng):
    while True:
        few = rng.sample(["Ann", "Bo", "Cy", "Di"], rng.randint(1, 3))
        yield ([(rng.choice(few), rng.choice(["a", "b"]) + str(n)) for n in range(rng.randint(0, 8))], rng.randint(1, 3))
