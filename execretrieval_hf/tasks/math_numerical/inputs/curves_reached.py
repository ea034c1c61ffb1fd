def inputs(rng):
    while True:
        ages = rng.choice([[0, 4], [2, 6, 10], [98, 103, 104, 110], [100, 106]])
        curves = []
        weights = [30 + 2 * place for place in range(len(ages))]
        for _ in range(rng.randint(0, 4)):
            weights = [weight + rng.randint(0, 5) for weight in weights]
            curves.append(weights)
        age = rng.choice(ages + [ages[0] + 1, ages[0] + 2, ages[-1] - 1, ages[0] - 1, ages[-1] + 1])
        yield (ages, curves, (max(0, age) + rng.choice([0, 1]), rng.randint(28, 50), rng.choice([0, 0, 1, 2])))
