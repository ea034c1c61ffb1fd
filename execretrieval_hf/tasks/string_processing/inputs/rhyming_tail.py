def inputs(rng):
    while True:
        tail = "".join(rng.choice("aeitnU") for _ in range(rng.randint(0, 4)))
        yield tuple("".join(rng.choice("aBno") for _ in range(rng.randint(0, 2))) + rng.choice([tail, tail.upper()]) for _ in range(2))
