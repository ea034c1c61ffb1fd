def inputs(rng):
    numbers = [0, 1, 1, 2, 2, 4, 12, 12, 13, 28, 29, 30, 31, 32]
    while True:
        yield ([f"{rng.choice(numbers)}/{rng.choice(numbers)}/{rng.choice([2023, 2024])}" for _ in range(rng.randint(0, 4))],)
