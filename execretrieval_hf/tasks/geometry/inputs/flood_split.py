def inputs(rng):
    while True:
        a, b, c, d = (rng.randint(1, 5) for _ in range(4))
        left, low = rng.randint(-5, 5), rng.randint(-5, 5)
        box = [(0, 0), (a, 0), (a, b), (0, b)]
        ell = [(0, 0), (a + c, 0), (a + c, b), (a, b), (a, b + d), (0, b + d)]
        cup = [(0, 0), (0, b + d), (a, b + d), (a, b), (a + 1, b), (a + 1, b + d), (a + 1 + c, b + d), (a + 1 + c, 0)]
        outline = [(x + left, y + low) for x, y in rng.choice([box, ell, cup, box[::-1], ell[::-1], [(0, 0), (a, 0)]])]
        yield outline, low + rng.randint(-2, b + d + 2)
