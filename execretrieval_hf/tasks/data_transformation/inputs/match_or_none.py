def inputs(rng):
    while True:
        orders = [(rng.randint(1, 4), rng.choice(["cup", "jug", "pan"])) for _ in range(rng.randint(0, 4))]
        deliveries = [(rng.randint(1, 4), rng.choice(["05-01", "05-02", "05-03", ""])) for _ in range(rng.randint(0, 4))]
        yield (orders, deliveries)
