def inputs(rng):
    while True:
        rows = []
        for _ in range(rng.randint(0, 4)):
            row = rng.randint(0, 15)
            rows.append(row ^ (row.bit_count() % 2) << 4)
        if rows:
            total = 0
            for row in rows:
                total ^= row
            rows.append(total)
            for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3])):
                rows[rng.randrange(len(rows))] ^= 1 << rng.randint(0, 5)
        yield (rows,)
