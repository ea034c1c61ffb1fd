def inputs(rng):
    while True:
        left = (rng.randint(-2, 2), rng.randint(-2, 2))
        right = (rng.randint(-2, 2), rng.randint(-2, 2))
        if left[0] * right[1] < left[1] * right[0]:
            x, y = rng.randint(-1, 1), rng.randint(-1, 1)
            spots = [(x + rng.randint(-3, 3), y + rng.randint(-3, 3)) for _ in range(rng.randint(0, 6))]
            yield ((x, y, rng.choice([1, 2, 3, 5])), (left, right), spots)
