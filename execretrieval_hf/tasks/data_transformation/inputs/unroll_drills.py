def inputs(rng):
    def build(depth):
        items = []
        for _ in range(rng.randint(0, 3)):
            if depth > 0 and rng.random() < 0.5:
                items.append((rng.choice([0, 1, 1, 2, 3]), build(depth - 1)))
            else:
                items.append(rng.choice(["run", "hop", "sit"]))
        return items

    while True:
        yield (build(2), rng.choice(["rest", "rest", "", "run"]))
