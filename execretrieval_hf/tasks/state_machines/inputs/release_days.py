def inputs(rng):
    while True:
        names = ["a", "b", "c!", "d", "e!", "f", "g!", "h"]
        rng.shuffle(names)
        days = []
        for _ in range(rng.randint(0, 5)):
            count = rng.choice([0, 1, 2, 3])
            days.append((rng.random() < 0.4, names[:count]))
            names = names[count:]
        yield (days, rng.choice([0, 1, 1, 2, 2, 3]))
