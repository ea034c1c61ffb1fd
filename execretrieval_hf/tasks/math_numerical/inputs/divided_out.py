def inputs(rng):
    while True:
        spot = rng.randint(-2, 3)
        coefficients = [rng.choice([-2, 1, 1, 3])] + [rng.randint(-3, 3) for _ in range(rng.randint(0, 2))]
        for _ in range(rng.randint(0, 3)):
            longer = coefficients + [0]
            coefficients = [a - spot * b for a, b in zip(longer, [0] + coefficients)]
        yield (coefficients, spot + rng.choice([0, 0, 0, 1]))
