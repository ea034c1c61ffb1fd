def inputs(rng):
    while True:
        names = rng.sample(["A", "B", "C", "D", "E"], rng.randint(0, 5))
        people = []
        for name in names:
            people.append((name, rng.choice([5, 16, 17, 18, 18, 19, 40]), rng.choice([name, name, rng.choice("ABCDE"), ""])))
        yield (people,)
