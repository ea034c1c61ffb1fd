def inputs(rng):
    words = ["the", "OF", "of:", "road", "iOS", "A", "a", "x:", "The", "day2day", "tO"]
    while True:
        heading = " ".join(rng.choice(words) for _ in range(rng.randint(0, 6)))
        yield (heading, rng.sample(["the", "of", "a", "to", "x"], rng.randint(0, 4)))
