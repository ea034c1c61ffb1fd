def inputs(rng):
    while True:
        headings, now = [], []
        for _ in range(rng.randint(0, 6)):
            if not now or rng.random() < 0.45:
                now = now + [1]
            else:
                now = now[:rng.randint(1, len(now))]
                now[-1] += rng.choice([1, 1, 1, 1, 2])
            headings.append(rng.choice(["", " ", ".".join(map(str, now))] + [".".join(map(str, now))] * 7))
        yield (headings, rng.randint(1, 4))
