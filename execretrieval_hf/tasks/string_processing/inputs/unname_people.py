def inputs(rng):
    while True:
        yield (" ".join(rng.choice(["Ida", "I", "Bob", "we", "go", "II", "A", "xY"]) + rng.choice(["", "", ",", ".", "?", "!"]) for _ in range(rng.randint(0, 7))),)
