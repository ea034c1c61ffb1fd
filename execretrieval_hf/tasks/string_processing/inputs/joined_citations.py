def inputs(rng):
    while True:
        text = "".join(rng.choice(["[1]", "[2]", "[3]", "[4]", "[5] ", "[7]", " ", " a", ","]) for _ in range(rng.randint(0, 9)))
        yield (text,)
