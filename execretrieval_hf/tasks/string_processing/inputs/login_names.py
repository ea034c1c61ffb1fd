def inputs(rng):
    while True:
        people = [rng.choice(["Ann", "Al", "Bo"]) + rng.choice([" ", ", "]) + rng.choice(["Lee", "O'Leary", "Van Lee", "Longerman", "Longermost"]) for _ in range(rng.randint(0, 4))]
        yield (people, rng.sample(["alee", "alee2", "lal", "blongerm", "blonger2"], rng.randint(0, 3)))
