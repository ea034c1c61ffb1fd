def inputs(rng):
    while True:
        length = rng.choice([0, 1, 8, 16, 30, 40])
        steps = []
        for _ in range(rng.randint(0, 8)):
            steps.append(rng.choice(["play", "play", "forward", "forward", "rewind", "rewind", "stop", 1, 1, 2, 2, 3, 5, 8]))
        yield (steps, length)
