def inputs(rng):
    while True:
        clocks = [f"{rng.choice([0, 6, 12, 23]):02d}:{rng.choice([0, 1, 30, 59]):02d}" for _ in range(2)]
        offsets = [rng.choice([0, 0, 60, -60, 330, -600, 840]) for _ in range(2)]
        yield ((clocks[0], offsets[0]), (clocks[rng.choice([0, 1, 1])], offsets[1]))
