def inputs(rng):
    while True:
        digits = "".join(rng.choice("0459") if rng.random() < 0.7 else rng.choice("0123456789") for _ in range(rng.randint(1, 6)))
        yield (rng.choice([-1, 1]) * int(digits), rng.randint(1, 5))
