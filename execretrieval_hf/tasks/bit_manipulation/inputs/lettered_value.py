def inputs(rng):
    while True:
        letters = list("ABCDEF"[:rng.randint(1, 5)])
        if rng.random() < 0.7:
            rng.shuffle(letters)
        else:
            letters.reverse()
        size = max(len(letters) + rng.choice([0, 0, 0, 0, 1, -1]), 0)
        yield ([rng.choice([0, 1, 2, 127, 255, rng.randint(0, 255)]) for _ in range(size)], "".join(letters))
