def inputs(rng):
    while True:
        log, count = [], 0
        for _ in range(rng.randint(0, 7)):
            action = rng.choice(["add", "add", "edit", "cut"])
            log.append((rng.choice(["ann", "bob", "eve"]), action, rng.randint(0, count + 2)))
            count = max(0, count + (action == "add") - (action == "cut"))
        yield (log, rng.choice([0, 1, 2, 2, 3, 9]))
