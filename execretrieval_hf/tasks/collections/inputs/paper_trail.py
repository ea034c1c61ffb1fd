def inputs(rng):
    while True:
        documents = []
        for _ in range(rng.randint(0, 7)):
            refers = rng.choice([None, rng.randint(1, 6), rng.randint(1, 6)])
            documents.append((rng.randint(1, 6), rng.choice([-5, -2, 0, 2, 5, 10]), refers))
        if rng.random() < 0.6:
            documents.insert(0, (rng.randint(1, 6), rng.choice([2, 5, 10]), None))
        yield (documents,)
