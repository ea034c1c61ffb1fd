def inputs(rng):
    while True:
        code = rng.choice(["1234", "1234", "0000", "12345", "123"])
        parts = [code + "#", code + "#", code, "1#", "#", "*", "7*", "*#", "77#", "9", code[:-1], code[:-1] + "#"]
        yield ("".join(rng.choice(parts) for _ in range(rng.randint(0, 7))), code, rng.choice([1, 2, 2, 3]))
