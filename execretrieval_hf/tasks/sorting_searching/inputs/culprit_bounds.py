def inputs(rng):
    while True:
        marks = rng.choice(["gb", "gb-", "g--", "b--", "gb--"])
        yield ("g" + "".join(rng.choice(marks) for _ in range(rng.randint(0, 9))) + "b",)
