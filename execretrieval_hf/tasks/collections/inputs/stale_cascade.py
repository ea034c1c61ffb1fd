def inputs(rng):
    while True:
        events = []
        for _ in range(rng.randint(0, 8)):
            if rng.random() < 0.7:
                events.append(("store", rng.choice("abc"), rng.sample(["a", "b", "c", "r", "s"], rng.randint(0, 2))))
            else:
                events.append(("change", rng.choice("abrs"), []))
        yield (events,)
