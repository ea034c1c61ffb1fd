def inputs(rng):
    while True:
        text = "abcdef"[:rng.randint(0, 6)]
        changes = []
        for _ in range(rng.randint(0, 5)):
            start = rng.randint(0, 6)
            changes.append((start, start + rng.randint(0, 3), rng.choice(["", "X", "yz", "-"])))
        yield (text, changes)
