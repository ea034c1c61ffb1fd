def inputs(rng):
    while True:
        yield ([(rng.choice("abcde"), rng.choice("abcde")) for _ in range(rng.randint(0, 9))],)
