def inputs(rng):
    while True:
        steps = []
        for _ in range(rng.randint(0, 9)):
            word = rng.choice(["hold", "hold", "take", "take", "take", "back", "back", "free"])
            steps.append((word, 0 if word == "free" else rng.randint(1, 9 if word == "hold" else 5)))
        yield (steps,)
