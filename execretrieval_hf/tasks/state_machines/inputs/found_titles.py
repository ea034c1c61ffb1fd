def inputs(rng):
    while True:
        words = ["red", "Red", "fox", "FOX", "foxes", "a"]
        titles = [" ".join(rng.choice(words) for _ in range(rng.randint(0, 3))) for _ in range(rng.randint(0, 4))]
        terms = [rng.choice(["", "", "-"]) + rng.choice(words) for _ in range(rng.randint(0, 3))]
        yield (titles, " ".join(terms))
