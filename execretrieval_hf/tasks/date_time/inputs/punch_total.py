def inputs(rng):
    while True:
        moments = []
        for _ in range(rng.randint(0, 6)):
            anchor = rng.choice([360, 480, 495, 720, 840, 855, 900, 915, 1020, rng.randint(0, 1400)])
            moments.append(anchor + rng.choice([0, 0, 1, 2, 3, 14]))
        rng.shuffle(moments)
        yield ([f"{m // 60:02d}:{m % 60:02d}" for m in moments],)
