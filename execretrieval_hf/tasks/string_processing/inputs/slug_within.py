def inputs(rng):
    while True:
        heading = "".join(rng.choice(["Sale", "20% ", "off", " ", "!", "-", "a", "Tom's", " to "]) for _ in range(rng.randint(0, 6)))
        yield (heading, rng.choice([-1, 0, 1, 2, 4, 5, 7, 8, 10, 12, 40]))
