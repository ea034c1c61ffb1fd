def inputs(rng):
    while True:
        starts = [1] + rng.sample(range(2, 30), rng.randint(0, 3))
        rng.shuffle(starts)
        top = rng.randint(3, 12)
        breaks = [(start, max(1, top - start // 3 + rng.randint(-1, 1))) for start in starts]
        need = rng.choice([rng.randint(1, 30), max(1, rng.choice(starts) - rng.randint(0, 3))])
        yield (need, need + rng.choice([0, 1, 2, 4, 10, 25]), breaks)
