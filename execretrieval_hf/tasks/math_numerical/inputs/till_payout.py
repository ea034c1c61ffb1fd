def inputs(rng):
    while True:
        drawer = {value: rng.randint(0, 5) for value in rng.sample([5, 10, 20, 50, 100], rng.randint(1, 5))}
        due = 5 * rng.randint(0, 30)
        yield (due, max(0, due + rng.choice([-5, 0, 1, 5 * rng.randint(0, 50), 10 * rng.randint(0, 30), 10 * rng.randint(0, 30)])), drawer, rng.randint(0, 3))
