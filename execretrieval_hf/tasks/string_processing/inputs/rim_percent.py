def inputs(rng):
    while True:
        one = "".join(rng.choice("aab") for _ in range(rng.randint(1, 6)))
        spot = rng.randint(0, len(one))
        other = rng.choice([one[:spot] + rng.choice("abc") + one[spot + rng.randint(0, 2):], one])
        yield rng.choice([(one, other), (other, one)])
