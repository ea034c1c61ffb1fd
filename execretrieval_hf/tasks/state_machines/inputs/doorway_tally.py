def inputs(rng):
    while True:
        log = "".join(rng.choice(["ABab", "ABab", "BAba", "ABba", "BAab", "Aa", "Bb", "ABaAab", "ABbBab", "BAbBba", "ABaAba"]) for _ in range(rng.randint(0, 7)))
        if rng.random() < 0.2:
            log = log[:-1]
        yield (log,)
