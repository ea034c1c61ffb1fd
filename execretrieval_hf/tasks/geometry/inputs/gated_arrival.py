def inputs(rng):
    while True:
        rows, width = rng.randint(1, 4), rng.randint(1, 4)
        marks = [rng.choice("1112345679##") for _ in range(rows * width)]
        if rng.random() < 0.1:
            rows, width, marks = 3, 5, list("1#1111#1#1111#1")
            marks[rng.choice([2, 7, 9])] = rng.choice("2345")
        marks[0] = rng.choice("129")
        if marks[-1] == "#" and rng.random() < 0.9:
            marks[-1] = rng.choice("123")
        yield (["".join(marks[r * width : r * width + width]) for r in range(rows)],)
