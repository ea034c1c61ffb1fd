def inputs(rng):
    while True:
        piece = "".join(rng.choice("ab") for _ in range(rng.randint(1, 5)))
        yield ((piece * 4)[:rng.randint(1, 14)] + rng.choice(["", "", "", "a"]),)
