def inputs(rng):
    def text():
        numbers = [rng.choice([0, 1, 59, 60, 89, 90, 91, 179, 180, 181])]
        numbers += [rng.choice([0, 0, 1, 30, 59, 60, 61]) for _ in range(rng.randint(0, 2))]
        return " ".join(map(str, numbers)) + " " + rng.choice("NSEW")
    while True:
        yield ([text() for _ in range(rng.randint(0, 4))],)
