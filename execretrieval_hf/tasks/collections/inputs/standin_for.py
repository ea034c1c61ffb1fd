def inputs(rng):
    names = ["Ann", "Bo", "Cy", "Dee", "Eve"]
    while True:
        deputies = {name: rng.choice(names) for name in names if rng.random() < 0.8}
        absent = [name for name in names if rng.random() < 0.6]
        yield (rng.choice(names), deputies, absent, rng.randint(0, 4))
