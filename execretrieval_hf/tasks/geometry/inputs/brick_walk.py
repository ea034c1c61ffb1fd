def inputs(rng):
    while True:
        a, b, c, d = (rng.randint(1, 5) for _ in range(4))
        left, low = rng.randint(-5, 5), rng.randint(-5, 5)
        box = [(0, 0), (a, 0), (a, b), (0, b)]
        ell = [(0, 0), (a + c, 0), (a + c, b), (a, b), (a, b + d), (0, b + d)]
        outline = [(x + left, y + low) for x, y in rng.choice([box, ell, ell[::-1]])]
        yield outline, rng.randrange(len(outline)), rng.randrange(len(outline))
