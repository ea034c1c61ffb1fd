def inputs(rng):
    while True:
        wide = rng.randint(1, 3)
        yield ([["" if rng.random() < 0.15 else "".join(rng.choice("gggab") for _ in range(4)) for _ in range(wide)] for _ in range(rng.randint(1, 3))],)
