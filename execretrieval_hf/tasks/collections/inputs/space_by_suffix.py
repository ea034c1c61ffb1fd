def inputs(rng):
    names = ["a.txt", "b.TXT", ".txt", ".old.txt", "c.png", "d.Png", "notes", "readme", "x.tar.gz", "y.gz", "c.png~", "notes~", "~a", "k.m"]
    while True:
        chosen = rng.sample(names, rng.randint(0, 8))
        sizes = rng.choice([[1, 1, 2, 3, 4, 5, 10], [1, 1, 2, 3, 4, 5, 10], [99, 100, 101, 300, 400]])
        yield ({name: rng.choice(sizes) for name in chosen}, rng.choice([0, 10, 20, 25, 30, 33, 34, 50, 51, 100]))
