def inputs(rng):
    while True:
        ordered = {name: rng.randint(1, 3) for name in rng.sample(["nut", "cap", "pin"], rng.randint(0, 3))}
        scans = [rng.choice(["nut", "nut", "cap", "cap", "pin", "undo", "lid"]) for _ in range(rng.randint(0, 9))]
        yield (ordered, scans)
