def inputs(rng):
    while True:
        parts = [rng.choice(["Fig. ", "Fig. ", "Fig. ", "Fig "]) + rng.choice(["1", "2", "3", "4", "5", "10"]) for _ in range(rng.randint(0, 6))]
        yield (rng.choice([", ", " and ", "; "]).join(parts),)
