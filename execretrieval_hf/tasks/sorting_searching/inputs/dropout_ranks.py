def inputs(rng):
    while True:
        length = rng.randint(0, 4)
        names = ["Ada", "Bob", "Cid", "Dee"][:rng.randint(0, 4)]
        yield ({name: "".join(rng.choice("yn") for _ in range(length)) for name in names}, rng.randint(1, 3))
