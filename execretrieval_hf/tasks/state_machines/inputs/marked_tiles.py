def inputs(rng):
    while True:
        commands = "".join(rng.choice("nneesswwddu") for _ in range(rng.randint(0, 11)))
        yield (rng.choice(["", "", "d"]) + commands, rng.randint(1, 4), rng.randint(1, 4))
