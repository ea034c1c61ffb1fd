def inputs(rng):
    while True:
        pool = ["Amy", "Abe", "Bea", "Hal", "Ida", "Moe", "Max", "Roy", "Zoe"]
        marks = rng.choice([["A", "M"], ["B", "I", "N"], ["A", "H", "M", "R"], ["D"]])
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 7))], marks, rng.randint(0, 3))
