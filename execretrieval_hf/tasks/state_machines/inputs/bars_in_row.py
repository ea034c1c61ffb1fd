def inputs(rng):
    while True:
        quiet = rng.choice([0, 1, 2, 2, 3])
        row = "0" * max(0, quiet + rng.choice([-1, 0, 0, 0, 1]))
        thin = rng.choice([1, 1, 2, 3])
        for index in range(rng.choice([0, 1, 3, 3, 5])):
            row += "10"[index % 2] * rng.randint(thin, 2 * thin + 1)
        row += "0" * max(0, quiet + rng.choice([-1, 0, 0, 0, 1]))
        yield (row, quiet)
