def inputs(rng):
    while True:
        vouchers = [rng.randint(0, 12) for _ in range(rng.randint(0, 5))]
        total = sum(vouchers)
        purchases = [rng.choice([rng.randint(0, 8), rng.randint(0, 8), total // 2, total, total + 1]) for _ in range(rng.randint(0, 5))]
        yield (vouchers, purchases)
