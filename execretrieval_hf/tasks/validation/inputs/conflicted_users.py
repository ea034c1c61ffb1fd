def inputs(rng):
    while True:
        roles = {name: rng.sample("abcd", rng.randint(0, 4)) for name in rng.sample(["al", "bo", "cy", "di"], rng.randint(0, 4))}
        yield (roles, [tuple(rng.sample("abcd", 2)) for _ in range(rng.randint(0, 3))])
