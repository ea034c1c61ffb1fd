def inputs(rng):
    while True:
        inner = [rng.choice([125, 125, 126, 94, 93, 5, 7, 32] if rng.random() < 0.4 else [125, 94, 93, 5, 127, 200]) for _ in range(rng.randint(0, 5))]
        start, end = rng.choice([[126]] * 6 + [[], [5]]), rng.choice([[126]] * 6 + [[], [7]])
        yield (start + inner + end,)
