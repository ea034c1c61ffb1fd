def inputs(rng):
    while True:
        groups = []
        for _ in range(rng.randint(1, 4)):
            digits = [rng.choice([0, 1, 5, 9, 4]) for _ in range(rng.randint(0, 4))]
            digits.append(sum(digits) % 10 if rng.random() < 0.6 else rng.randint(0, 9))
            groups.append("".join(map(str, digits)))
        yield ("-".join(groups),)
