def inputs(rng):
    while True:
        signers = [(name, rng.randint(0, 6)) for name in ["Ann", "Bob", "Cy"][: rng.randint(1, 3)]]
        words = [(rng.choice(["Ann", "Bob", "Cy"]), rng.choice(["sign", "sign", "sign", "back", "refuse"])) for _ in range(rng.randint(0, 3))]
        if rng.random() < 0.6:
            words = [(n, rng.choice(["sign", "sign", "sign", "back"])) for n in ["Ann", "Bob", "Cy", "Bob", "Cy"][: rng.randint(1, 5)]] + words
        yield (signers, rng.randint(1, 7), words)
