def inputs(rng):
    while True:
        few = rng.sample(["Ann", "Bo", "Cy", "Di"], rng.randint(1, 3))
        scores = [(rng.choice(few), rng.choice([-2, -1, 0, 1, 2, 3, 4])) for _ in range(rng.randint(0, 8))]
        yield (scores, rng.randint(1, 7))
