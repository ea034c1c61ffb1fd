def inputs(rng):
    people = ["al", "bo", "cy"]
    while True:
        payments = []
        for _ in range(rng.randint(0, 3)):
            payments.append((rng.randint(1, 6), rng.choice(people), [rng.choice(people) for _ in range(rng.randint(0, 3))]))
        yield (payments, {p: rng.randint(2, 7) for p in people if rng.random() < 0.8}, rng.randint(1, 6))
