def inputs(rng):
    while True:
        a, b, c, d = (rng.randint(1, 9) for _ in range(4))
        left, low = rng.randint(-5, 5), rng.randint(-5, 5)
        box = [(0, 0), (a, 0), (a, b), (0, b)]
        ell = [(0, 0), (a + c, 0), (a + c, b), (a, b), (a, b + d), (0, b + d)]
        corners = [(x + left, y + low) for x, y in rng.choice([box, ell])]
        yield corners, rng.choice([1, 2, 3, 4, 5, a, b, a + c])
