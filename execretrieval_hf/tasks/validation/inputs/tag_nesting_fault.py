def inputs(rng):
    while True:
        parts = ["[b]", "[b]", "[i]", "[/b]", "[/b]", "[/i]", "hi ", "[B]", "[3]", "[ b]", "[quote]", "x"]
        yield ("".join(rng.choice(parts) for _ in range(rng.randint(0, 7))), rng.choice([0, 1, 2, 2, 3]))
