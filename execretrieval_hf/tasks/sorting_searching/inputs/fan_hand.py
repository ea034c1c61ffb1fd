def inputs(rng):
    pack = [suit + value for suit in "CDHS" for value in ["2", "9", "10", "J", "K", "A"]]
    while True:
        yield (rng.sample(pack, rng.randint(0, 8)), rng.choice("CDHS"))
