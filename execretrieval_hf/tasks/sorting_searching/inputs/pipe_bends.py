def inputs(rng):
    while True:
        rows, columns = rng.randint(1, 5), rng.randint(1, 5)
        plan = ["".join(rng.choice("..#") for _ in range(columns)) for _ in range(rows)]
        free = [(r, c) for r in range(rows) for c in range(columns) if plan[r][c] == "."]
        if free:
            yield (plan, rng.choice(free), rng.choice(free))
