def inputs(rng):
    words = ["below", "nth", "from", "before", "nth", "from", "before", "after"]
    while True:
        bitmap = rng.choice([0, rng.randint(0, 15), rng.randint(0, 255), rng.randint(0, 255)])
        lookups = []
        for _ in range(rng.randint(0, 5)):
            word = rng.choice(words)
            lookups.append((word, rng.randint(1 if word == "nth" else 0, rng.choice([3, 9]))))
        yield (bitmap, lookups)
