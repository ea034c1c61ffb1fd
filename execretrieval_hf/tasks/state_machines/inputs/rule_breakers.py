def inputs(rng):
    states = ["new", "open", "done"]
    while True:
        log = [(rng.choice("pqr"), rng.choice(["new", "new", "open", "done"])) for _ in range(rng.randint(0, 7))]
        allowed = [(rng.choice(states), rng.choice(states)) for _ in range(rng.randint(0, 6))]
        yield (log, allowed, rng.choice(["new", "new", "open"]))
