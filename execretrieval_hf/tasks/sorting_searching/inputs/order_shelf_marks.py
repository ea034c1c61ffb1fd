def inputs(rng):
    good = ["B7", "B07", "B7-1", "B7-2", "B7-10", "B10", "B7-0", "A30", "QA9", "QA76", "QA76-2", "Q500"]
    odd = ["ABC1", "M-3", "b7", "B7-", "", "loose", "7"]
    while True:
        share = rng.choice([0.1, 0.4, 0.6])
        yield ([rng.choice(odd if rng.random() < share else good) for _ in range(rng.randint(0, 6))],)
