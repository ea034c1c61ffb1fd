def inputs(rng):
    while True:
        names = list("abcdefgh"[: rng.randint(1, 8)])
        rng.shuffle(names)
        stacks = [[] for _ in range(rng.randint(1, 4))]
        for name in names:
            rng.choice(stacks).append(name)
        wanted = rng.sample(names, rng.randint(0, min(4, len(names))))
        yield (stacks, wanted, rng.randint(1, 6))
