def inputs(rng):
    while True:
        def plate(signs):
            return "".join(rng.choice(signs) for _ in range(rng.choice([2, 3, 3, 3])))
        yield (plate("aB1?-"), [plate("Aab1 -") for _ in range(rng.randint(0, 4))], rng.randint(0, 2))
