def inputs(rng):
    while True:
        rows, width = rng.randint(1, 4), rng.randint(2, 5)
        marks = [rng.choice("....##W") for _ in range(rows * width)]
        start, goal = rng.sample(range(rows * width), 2)
        marks[start], marks[goal] = "S", "E"
        yield (["".join(marks[r * width : r * width + width]) for r in range(rows)],)
