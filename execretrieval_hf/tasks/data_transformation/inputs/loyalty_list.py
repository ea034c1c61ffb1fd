def inputs(rng):
    while True:
        bookings = []
        for _ in range(rng.randint(0, 7)):
            kind = rng.choice(["sale", "sale", "sale", "refund", "refund", "gift", "void", "Sale"])
            bookings.append((rng.choice(["Al", "Bo", "Cy"]), kind, rng.choice([1, 5, 10, 20, 50, 100])))
        yield (bookings, rng.choice([0, 1, 10, 20, 50, 100]), rng.choice([0, 5, 10, 33, 100]))
