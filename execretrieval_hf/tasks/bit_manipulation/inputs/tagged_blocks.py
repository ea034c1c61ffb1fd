def inputs(rng):
    pool = [b"", b"a", b"b", b"abc", b"123456", b"1234567", b"12345678", b"0123456789abcdefgh"]
    while True:
        few = rng.sample(pool, rng.choice([2, 3, 8]))
        kinds = rng.choice([[0, 1], [0, 5, 30], [2, 3]])
        yield ([(rng.choice(kinds), rng.choice(few)) for _ in range(rng.randint(0, 5))],)
