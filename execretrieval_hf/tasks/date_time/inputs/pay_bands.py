def inputs(rng):
    while True:
        kinds = rng.choice([[480, 480, 500, 0], [1, 479, 480, 481], [600, 720, 721, 800, 30], [0, 60, 480, 721], [400, 401, 480]])
        yield ([rng.choice(kinds + [rng.randint(0, 900)]) for _ in range(7)],)
