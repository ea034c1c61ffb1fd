def inputs(rng):
    names = ["a", "b", "c", "b", "-a", "lshift", "rshift", "-lshift", "-rshift", "caps", "-caps", "back", "-back"]
    while True:
        yield ([rng.choice(names) for _ in range(rng.randint(0, 10))],)
