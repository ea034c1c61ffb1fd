def inputs(rng):
    while True:
        moves = {}
        for _ in range(rng.randint(0, 6)):
            moves[rng.randint(1, 8), rng.choice(["ann", "ann", "bob"])] = rng.choice(["A", "B", "B", None])
        yield ([(day, person, desk) for (day, person), desk in moves.items()], rng.choice([0, 1, 2, 3]))
