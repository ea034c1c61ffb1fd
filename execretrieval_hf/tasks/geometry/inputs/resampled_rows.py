def inputs(rng):
    while True:
        wide, tall = rng.randint(1, 6), rng.randint(1, 5)
        rows = ["".join(chr(97 + (y * wide + x) % 26) for x in range(wide)) for y in range(tall)]
        yield (rows, rng.randint(1, 7), rng.randint(1, 6))
