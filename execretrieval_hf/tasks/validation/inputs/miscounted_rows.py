def inputs(rng):
    while True:
        grid = ["".join(rng.choice("##.") for _ in range(rng.randint(0, 6))) for _ in range(rng.randint(0, 4))]
        clues = []
        for row in grid:
            clue = [len(part) for part in row.split(".") if part]
            if rng.random() < 0.5 and clue:
                clue[rng.randrange(len(clue))] += rng.choice([1, 0, 2])
            elif rng.random() < 0.2:
                clue.append(1)
            clues.append(clue)
        yield (grid, clues)
