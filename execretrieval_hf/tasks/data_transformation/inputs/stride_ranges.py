def inputs(rng):
    while True:
        numbers, at = [], rng.randint(0, 5)
        for _ in range(rng.randint(0, 4)):
            step = rng.randint(1, 3)
            for _ in range(rng.randint(1, 4)):
                numbers.append(at)
                at += step
        yield (numbers,)
