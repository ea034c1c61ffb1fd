def inputs(rng):
    while True:
        n = rng.choice([1, 2, 3, 4])
        bars = []
        for _ in range(rng.randint(1, 5)):
            notes = []
            while sum(notes) < n:
                notes.append(rng.randint(1, n - sum(notes)))
            if rng.random() < 0.2:
                notes.append(1) if rng.random() < 0.5 or len(notes) < 2 else notes.pop()
            bars.append(" ".join(map(str, notes)))
        yield (" | ".join(bars), n)
