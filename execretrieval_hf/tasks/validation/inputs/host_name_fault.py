def inputs(rng):
    while True:
        labels = ["mail", "db", "a", "x7", "a-b", "web-", "-eu", "a_b", "local", "9", "", "-", "a--b"]
        name = ".".join(rng.choice(labels[:5] + labels) for _ in range(rng.randint(1, 4)))
        yield (name + rng.choice(["", "", ".", ".", ".."]), rng.choice([1, 2, 3, 4, 5]))
