def inputs(rng):
    while True:
        fixed = rng.randint(1, 3)
        width = fixed + rng.randint(0, 3)
        table = [[rng.choice(["class", "name", "art", "pe", "math"]) for _ in range(width)]]
        for number in range(rng.randint(1, 4)):
            cells = [rng.choice(["4a", "Bo", "Cy", ""] + [None] * (3 if number else 0)) for _ in range(fixed)]
            marks = [rng.choice([None, 0, 1, 2, 3]) for _ in range(width - fixed)]
            table.append(cells + marks)
        yield (table, fixed)
