def inputs(rng):
    while True:
        if rng.random() < 0.4:
            step = rng.choice([6, 8, 12])
            start = rng.randint(0, step - 1)
            moments = [(h * 60 + rng.choice([0, 0, 0, 1])) for h in range(start, 24, step)]
        else:
            moments = [rng.choice([0, 60, 61, 700, 720, 721, 1380, 1439, rng.randint(0, 1439)]) for _ in range(rng.randint(1, 5))]
        rng.shuffle(moments)
        yield ([f"{m // 60:02d}:{m % 60:02d}" for m in moments],)
