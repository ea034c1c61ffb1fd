def inputs(rng):
    while True:
        wide, tall = rng.randint(1, 4), rng.randint(0, 4)
        rows = []
        for _ in range(tall):
            row = sorted(rng.choice("abc.d") for _ in range(wide))
            rows.append(rows[-1] if rows and rng.random() < 0.4 else "".join(row))
        yield (rows,)
