def inputs(rng):
    while True:
        pages = []
        for _ in range(rng.randint(0, 4)):
            labels = rng.sample(["A*", "B*", "C*", "D", "*E", "F"], rng.randint(0, 3))
            pages.append({label: rng.choice(["x", "x", " y ", "z 1", "", " "]) for label in labels})
        yield (pages,)
