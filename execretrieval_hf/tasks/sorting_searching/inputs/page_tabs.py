def inputs(rng):
    while True:
        pool = rng.choice([["Bo", "Bon", "Bond", "Bonn", "Cox"], ["Ade", "Adler", "Ado", "Baa", "Bad"], ["Lee", "Lees", "Leo", "Li"]])
        yield (sorted(rng.choice(pool) for _ in range(rng.randint(0, 6))), rng.randint(1, 3))
