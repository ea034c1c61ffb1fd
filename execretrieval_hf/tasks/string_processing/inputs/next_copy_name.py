def inputs(rng):
    while True:
        stem, end = rng.choice([("plan", ".txt"), ("", ".env"), ("a.b", ".c"), ("Make", ""), ("x", "."), ("", "")])
        names = [stem + end, stem + end, stem + " (2)" + end, stem + " (3)" + end, stem + " (1)" + end, stem + end + " (2)", "q", ""]
        taken = [rng.choice([str.upper, str.lower, str])(rng.choice(names)) for _ in range(rng.randint(0, 6))]
        yield (stem + end, taken)
