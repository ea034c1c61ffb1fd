def inputs(rng):
    while True:
        chat = "".join(rng.choice(["@", "@", "a", "B", "_", "@a", "@A", " @b", " ", ".", "1"]) for _ in range(rng.randint(0, 9)))
        yield (chat, rng.sample(["a", "B", "b_", "1", "ab"], rng.randint(0, 3)))
