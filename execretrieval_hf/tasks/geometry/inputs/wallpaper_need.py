def inputs(rng):
    while True:
        height = rng.randint(5, 40)
        yield ((rng.randint(1, 60), height), (rng.choice([5, 10]), rng.choice([height - 1, height, height + 5, 2 * height, 60, 90, 100])), rng.choice([2, 6, 10, 20]))
