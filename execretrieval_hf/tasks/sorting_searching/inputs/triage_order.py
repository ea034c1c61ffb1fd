def inputs(rng):
    while True:
        tickets = [(number, rng.choice("abxy"), rng.choice([3, 4, 5, 5, 6, 8])) for number in rng.sample(range(1, 20), rng.randint(0, 6))]
        yield (tickets, rng.choice([["a", "b"], ["b", "a"], ["x"], [], ["y", "b", "a"]]), rng.choice([4, 5, 6, 0]))
