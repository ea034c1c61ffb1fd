def inputs(rng):
    while True:
        claims = []
        for _ in range(rng.randint(0, 5)):
            start = rng.randint(0, 9)
            claims.append((rng.choice(["Al", "Bo", "Cy"]), start, start + rng.randint(1, 8)))
        yield (claims, rng.randint(1, 3))
