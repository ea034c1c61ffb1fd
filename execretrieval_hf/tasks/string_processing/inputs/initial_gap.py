def inputs(rng):
    while True:
        text = "".join(rng.choice(["a ", "bc ", "def ", "wxyz ", "longword "]) for _ in range(rng.randint(0, 7)))
        yield (text.strip(), rng.randint(3, 11), rng.randint(0, 3), rng.randint(0, 4))
