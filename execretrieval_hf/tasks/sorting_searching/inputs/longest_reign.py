def inputs(rng):
    names = ["Ida", "Bo", "Cy"]
    while True:
        days = rng.randint(0, 7)
        yield ([rng.sample(names[: rng.choice([2, 3])], rng.choice([0, 1, 1, 2])) for _ in range(days)],)
