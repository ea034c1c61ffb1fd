def inputs(rng):
    pieces = ["a", "A", "a,", "(a)", "b", "b.", "-", "...", "a'b", "?a", "!", "B!x"]
    while True:
        yield (" ".join(rng.choice(pieces) for _ in range(rng.randint(0, 8))),)
