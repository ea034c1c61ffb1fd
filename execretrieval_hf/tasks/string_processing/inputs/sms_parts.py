def inputs(rng):
    words = ["a", "is", "the", "late", "buses", "delays", "stopped"]
    while True:
        chosen = [rng.choice(words[:rng.randint(1, 7)]) for _ in range(rng.randint(1, 9))]
        yield (" ".join(chosen), rng.randint(6, 24))
