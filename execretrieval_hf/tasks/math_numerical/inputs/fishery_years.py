def inputs(rng):
    while True:
        capacity = rng.choice([0, 1, 10, 50, 100, 100, 100, 200])
        stock = rng.choice([capacity, capacity // 2, capacity // 3, capacity // 5 + rng.randint(0, 5), rng.randint(0, capacity), capacity + 1])
        quota = rng.choice([0, 1, capacity // 5, capacity // 4, capacity // 3, capacity // 2 + 1, rng.randint(0, capacity + 20)])
        yield (stock, capacity, quota, [rng.choice([0, 20, 50, 80, 100]) for _ in range(rng.randint(0, 7))])
