def inputs(rng):
    while True:
        numbers = ["1", "9", "12", "98", "103", "132", "39", "31", "32", "132"]
        span = rng.choice(numbers)
        if rng.random() < 0.85:
            span += rng.choice(["-", "-", "-", " - ", "- "]) + rng.choice(numbers)
        yield (rng.choice(["", "", " "]) + span + rng.choice(["", "", "", " ", "-", "-3", "x"]),)
