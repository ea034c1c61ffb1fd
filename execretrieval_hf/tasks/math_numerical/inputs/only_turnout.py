def inputs(rng):
    while True:
        notes = []
        secret = rng.randint(0, 40)
        for _ in range(rng.randint(0, 3)):
            length = rng.randint(1, 9)
            over = secret % length if rng.random() < 0.8 else rng.randrange(length)
            if over and rng.random() < 0.4:
                over -= length
            notes.append((length, over))
        low = max(0, secret - rng.randint(0, 12)) if rng.random() < 0.8 else rng.randint(0, 40)
        yield (notes, low, low + rng.randint(0, 30))
