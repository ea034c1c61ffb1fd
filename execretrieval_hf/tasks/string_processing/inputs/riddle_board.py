def inputs(rng):
    while True:
        answer = "".join(rng.choice("aAbBc -7") for _ in range(rng.randint(0, 7)))
        yield (answer, [rng.choice("abcABCxy") for _ in range(rng.randint(0, 5))])
