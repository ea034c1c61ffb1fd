def inputs(rng):
    while True:
        wide, tall = rng.randint(1, 4), rng.randint(1, 3)
        rows = ["".join(chr(97 + y * wide + x) for x in range(wide)) for y in range(tall)]
        yield (rows, (rng.randint(-7, 7), rng.randint(-9, 9), rng.randint(0, 4), rng.randint(0, 6)))
