def inputs(rng):
    while True:
        will = []
        for _ in range(rng.randint(0, 5)):
            bottom = rng.randint(1, 6)
            share = f"{rng.randint(0, bottom) if rng.random() < 0.3 else min(1, bottom)}/{bottom}"
            will.append(rng.choice([share, share + " of rest", share + " of rest", "equal"]))
        yield (will,)
