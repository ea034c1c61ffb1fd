def inputs(rng):
    while True:
        rows = rng.choice([["qwer", "asdf"], ["1234", "qwer"], ["qwer"], ["asdf", "sdfa"], []])
        pieces = [rng.choice(["qwe", "rew", "asd", "fds", "12", "321", "a", "q", "we"]) for _ in range(rng.randint(0, 3))]
        yield ("".join(pieces), rows)
