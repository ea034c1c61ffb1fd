def inputs(rng):
    while True:
        wide = rng.randint(1, 6)
        yield (["".join(rng.choice(".....ab") for _ in range(wide)) for _ in range(rng.randint(1, 5))], rng.choice("aaab"), rng.choice("NESW"))
