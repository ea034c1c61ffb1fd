def inputs(rng):
    while True:
        post = "".join(rng.choice(["A", "T", "I", "i", " ", ".", "?", "!", "c", " I "]) for _ in range(rng.randint(0, 10)))
        yield (post, rng.randint(1, 6))
