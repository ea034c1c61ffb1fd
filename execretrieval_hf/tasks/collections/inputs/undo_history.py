def inputs(rng):
    while True:
        steps = []
        for letter in "abcdefghi"[: rng.randint(0, 9)]:
            kind = rng.choice(["do", "do", "do", "undo", "undo", "redo"])
            steps.append((kind, letter if kind == "do" else rng.randint(0, 3)))
        yield (steps, rng.randint(0, 4))
