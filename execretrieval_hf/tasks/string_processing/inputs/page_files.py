def inputs(rng):
    def number():
        return rng.choice(["0", "1", "2", "09", "10", "11", "8", "007", "1000"])
    while True:
        parts = [rng.choice(["a", "[x]", "[", "]", ".png", f"[{number()}-{number()}]", f"[{number()}-{number()}]"]) for _ in range(rng.randint(0, 4))]
        yield ("".join(parts),)
