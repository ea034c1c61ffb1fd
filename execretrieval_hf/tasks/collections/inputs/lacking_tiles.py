def inputs(rng):
    while True:
        numbers = [int(rng.choice("1369") + "".join(rng.choice("01369") for _ in range(rng.randint(0, 2)))) for _ in range(rng.randint(0, 5))]
        kit = {key: rng.randint(0, 4) for key in "01236" if rng.random() < 0.7}
        yield (numbers, kit)
