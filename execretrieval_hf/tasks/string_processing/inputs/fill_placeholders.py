def inputs(rng):
    while True:
        template = "".join(rng.choice(["{a}", "{b}", "{", "}", "x", "{{", "}}", " ", "a", "{}", "{cc}"]) for _ in range(rng.randint(0, 7)))
        yield (template, {k: rng.choice(["1", "{b}", "yy", ""]) for k in rng.sample(["a", "b", "", "x"], rng.randint(0, 3))})
