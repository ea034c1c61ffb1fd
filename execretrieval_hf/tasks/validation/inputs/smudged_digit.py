def inputs(rng):
    while True:
        digits = [str(rng.randint(0, 9)) for _ in range(rng.randint(0, 6))]
        digits.insert(rng.randint(0, len(digits)), "?")
        yield ("".join(digits),)
