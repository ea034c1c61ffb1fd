def inputs(rng):
    kinds = ["quiz", "lab", "exam"]
    while True:
        marks = [(rng.choice(kinds), rng.choice([None, 0, 1, 2, 5, 6, 7, 9, 10])) for _ in range(rng.randint(0, 7))]
        weights = {kind: rng.randint(1, 4) for kind in kinds if rng.random() < 0.8}
        drops = {kind: rng.randint(0, 3) for kind in kinds if rng.random() < 0.5}
        yield (marks, weights, drops, rng.choice([0, 2, 4, 5]))
