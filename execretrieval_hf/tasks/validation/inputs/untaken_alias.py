def inputs(rng):
    pool = ["Moss", "moss", "mos", "mo", "mos2", "moss2", "Moss3", "mo2", "m2", "m3", "mos3", "moss4"]
    while True:
        wanted = rng.choice(["moss", "Moss", "mosses"])
        yield (wanted, rng.sample(pool, rng.randint(0, 9)), rng.randint(2, 7))
