def inputs(rng):
    while True:
        minutes = sorted(rng.randint(0, 60) for _ in range(rng.randint(0, 8)))
        log = [(m, rng.choice(["run", "run", "run", "idle", "idle", "fault", "reset", "reset"])) for m in minutes]
        yield (log, rng.choice([60, 61, 80]))
