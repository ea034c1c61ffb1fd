def inputs(rng):
    while True:
        parts = ["", "1", "20", "-1", "x", "3"]
        marks = ["{", "A", "I", "}", "J", "R", "B", "K", "", "S", "5", "a"]
        yield ([rng.choice(parts) + rng.choice(marks) for _ in range(rng.randint(0, 4))],)
