def inputs(rng):
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    while True:
        few = rng.sample(names, rng.randint(1, 6))
        yield ([rng.choice(few) for _ in range(rng.randint(0, 12))], rng.randint(1, 5))
