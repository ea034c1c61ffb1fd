def inputs(rng):
    while True:
        text = " ".join(rng.choice(["a[", "[", "b[", "("]) + str(rng.choice([1, 2, 3, 10])) + "]" for _ in range(rng.randint(0, 5)))
        yield (text, [rng.choice([1, 2, 3, 4, 10]) for _ in range(rng.randint(0, 4))])
