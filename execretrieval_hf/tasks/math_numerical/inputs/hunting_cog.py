def inputs(rng):
    while True:
        meshing = [rng.choice([1, 2, 3, 4, 5, 6, 7, 10, 12, 15, 18, 20, 21, 24, 30, 35]) for _ in range(rng.randint(0, 4))]
        wish = rng.randint(2, 50)
        yield (wish, meshing, rng.choice([2, 5, 8, max(2, wish - 1), max(2, wish - 2), wish, wish + 2]))
