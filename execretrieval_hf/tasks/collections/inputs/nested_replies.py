def inputs(rng):
    while True:
        comments = []
        for number in sorted(rng.sample(range(1, 9), rng.randint(0, 7))):
            comments.append((number, rng.choice([0, rng.randint(0, number - 1), number - 1]), rng.choice("abcdef")))
        yield (comments, rng.randint(0, 3))
