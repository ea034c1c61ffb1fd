def inputs(rng):
    while True:
        text = rng.choice(["a.b@c.d", "a@b.c.d", "a@b", "a.b", "a-1@b.co", "@b.c", "ab@c."])
        letters = list(text)
        for _ in range(rng.choice([0, 1, 1])):
            letters[rng.randrange(len(letters))] = rng.choice("a.@ -_")
        text = "".join(letters)
        yield (text[:rng.randint(0, len(text))] if rng.random() < 0.3 else text,)
