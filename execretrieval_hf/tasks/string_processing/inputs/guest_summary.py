def inputs(rng):
    names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Kim"]
    while True:
        yield ([rng.choice(names) for _ in range(rng.randint(0, 8))], rng.randint(1, 6))
