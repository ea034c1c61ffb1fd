def inputs(rng):
    while True:
        lines = []
        for _ in range(rng.randint(0, 4)):
            quote = "".join(rng.choice(["", "", " "]) + ">" for _ in range(rng.randint(0, 5)))
            lines.append(quote + rng.choice(["", " ", "hi", " ok > no", "a>>>b"]))
        yield (lines,)
