def inputs(rng):
    while True:
        yield ([rng.choice(["@A1", "@B2", "@C", "cup", "jar", "mug", "a@b", "cup"]) for _ in range(rng.randint(0, 9))],)
