def inputs(rng):
    while True:
        line = "".join(rng.choice(["a=", "b=", "A_=", "=", '"', '"', " ", "x", "a", "1", '="']) for _ in range(rng.randint(0, 9)))
        yield (line, rng.sample(["a", "B", "a_", "x"], rng.randint(0, 3)))
