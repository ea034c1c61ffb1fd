def inputs(rng):
    names = ["tea", "jam", "oil", "egg"]
    while True:
        original = {name: rng.randint(1, 3) for name in rng.sample(names, rng.randint(0, 4))}
        copies = []
        for _ in range(2):
            copy = {}
            for name in names:
                if rng.random() < 0.4:
                    if name in original:
                        copy[name] = original[name]
                elif rng.random() < 0.6:
                    copy[name] = rng.randint(1, 3)
            copies.append(copy)
        yield (original, copies[0], copies[1])
