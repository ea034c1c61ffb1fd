def inputs(rng):
    while True:
        before = "".join(rng.choice("aab") for _ in range(rng.randint(0, 6)))
        at = rng.randint(0, len(before))
        cut = rng.choice([0, 0, 1, 2])
        yield (before, before[:at] + rng.choice(["", "", "a", "b", "ab", "c"]) + before[at + cut:])
