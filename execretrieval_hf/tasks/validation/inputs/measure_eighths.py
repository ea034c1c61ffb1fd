def inputs(rng):
    while True:
        fraction = rng.choice(["1/2", "3/4", "1/8", "7/8", "2/3", "4/4", "5/4", "3/16", "6/16", "0/5", "1/1"])
        whole = str(rng.randint(0, 4))
        yield (rng.choice([whole, fraction, whole + " " + fraction]), rng.randint(1, 4))
