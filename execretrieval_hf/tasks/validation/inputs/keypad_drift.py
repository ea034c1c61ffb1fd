def inputs(rng):
    while True:
        pin = [rng.randint(0, 9)]
        for _ in range(rng.randint(0, 9)):
            pin.append((pin[-1] + rng.choice([1, 1, -1, -1, 0, 2, 5])) % 10)
        step = rng.choice([1, -1, 0])
        for _ in range(rng.randint(0, 6)):
            pin.append((pin[-1] + step) % 10)
        yield ("".join(map(str, pin)),)
