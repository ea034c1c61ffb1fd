def inputs(rng):
    while True:
        sizes = {name: rng.choice([1, 2, 3, 3, 4, 6, 9]) for name in "abcde"}
        requests = [(name, sizes[name]) for name in [rng.choice("abcde") for _ in range(rng.randint(0, 9))]]
        yield (requests, rng.randint(3, 10), [name for name in "abcde" if rng.random() < 0.3])
