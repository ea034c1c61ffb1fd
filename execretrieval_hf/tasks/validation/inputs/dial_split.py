def inputs(rng):
    while True:
        number = "".join(rng.choice("123") for _ in range(rng.randint(0, 7)))
        codes = [number[:rng.randint(1, 3)] for _ in range(3) if number] + [rng.choice(["1", "12", "213", "3"])]
        rng.shuffle(codes)
        yield (number, codes[:rng.randint(0, 4)], rng.randint(1, 5))
