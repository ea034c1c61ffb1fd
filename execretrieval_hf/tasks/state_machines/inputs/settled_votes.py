def inputs(rng):
    while True:
        log = [("begin", "s", "")] if rng.random() < 0.7 else []
        for _ in range(rng.randint(0, 8)):
            word = rng.choice(["begin", "yes", "yes", "yes", "yes", "no", "timeout"])
            log.append((word, rng.choice("sst"), rng.choice("abc") if word in ("yes", "no") else ""))
        yield (log, rng.choice([1, 2, 2, 3]))
