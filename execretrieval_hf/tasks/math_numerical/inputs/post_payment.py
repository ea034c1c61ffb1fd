def inputs(rng):
    while True:
        pay_day = rng.randint(20, 30)
        numbers = rng.sample(range(1, 9), rng.randint(0, 4))
        invoices = [(number, pay_day - rng.choice([0, 5, 9, 10, 10, 11, 12, 15]), rng.choice([-50, -4, -1, 3, 5, 6, 33, 34, 100, 200, 1000])) for number in numbers]
        total = sum(cents for _, _, cents in invoices)
        reduced = sum(cents - cents * 3 // 100 for _, _, cents in invoices)
        payment = rng.choice([0, 1, 30, total, reduced, reduced - 5, reduced - 6, reduced + 7, 97, 194, rng.randint(0, 400)])
        yield (invoices, max(payment, -2), pay_day)
