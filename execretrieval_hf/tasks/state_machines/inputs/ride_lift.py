def inputs(rng):
    while True:
        floors = rng.choice([1, 2, 3, 4, 5])
        buttons = "".join(rng.choice(["u", "uu", "d", "dd", "o", "c", "oc"]) for _ in range(rng.randint(0, 7)))
        yield (buttons, floors, rng.choice([-1, 0, 0, 1, floors - 1, floors - 1, floors]))
