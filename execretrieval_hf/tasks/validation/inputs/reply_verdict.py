def inputs(rng):
    while True:
        query = [rng.randint(1, 3), rng.randint(1, 4)] + [7] * rng.randint(0, 2)
        data = [rng.randint(0, 9) for _ in range(rng.randint(0, 4))]
        reply = [rng.choice([query[0]] * 5 + [query[1]]), rng.choice([query[1]] * 4 + [query[1] + 128, query[1] + 127, query[0]]), max(0, len(data) + rng.choice([0, 0, 0, 1, -1]))] + data
        yield (query, reply[:rng.randint(1, 3)] if rng.random() < 0.25 else reply)
