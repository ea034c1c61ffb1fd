def inputs(rng):
    while True:
        second = rng.randint(-5, 5)
        claims = []
        for _ in range(rng.randint(0, 7)):
            claims.append((second, rng.choice(["ann", "ben", "cleo", "dora", "eve"])))
            second += rng.choice([0, 1, 1, 2, 3, 4])
        yield (claims, rng.choice([1, 2, 3, 4, 5]))
