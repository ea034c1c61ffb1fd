def inputs(rng):
    while True:
        yield ("".join(rng.choice("ABJjbQX-c") for _ in range(rng.randint(0, 6))), rng.choice(["ABCDEFGHIJ", "JCABDEFGHI"]), rng.choice("XQ"))
