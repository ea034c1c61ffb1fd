def inputs(rng):
    while True:
        parts = ["anna", "Anna", "77", "7", "123", "green", "ll", "o", "-", "mo", "999"]
        password = "".join(rng.choice(parts) for _ in range(rng.choice([0, 1, 2, 3, 4, 5])))
        yield (rng.choice([password, password, password.ljust(10, "x"), (password + "12345abcde")[:10]]), rng.choice(["anna", "ANN", "mo", "77o", ""]))
