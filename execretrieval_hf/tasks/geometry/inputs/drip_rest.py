def inputs(rng):
    while True:
        boards = []
        for _ in range(rng.randint(0, 5)):
            left, right = sorted(rng.sample(range(0, 9), 2))
            ends = ((left, rng.randint(1, 7)), (right, rng.randint(1, 7)))
            boards.append(ends if rng.random() < 0.5 else ends[::-1])
        yield (rng.randint(0, 8), rng.randint(5, 9)), boards
