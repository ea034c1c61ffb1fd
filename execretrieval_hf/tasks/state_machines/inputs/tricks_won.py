def inputs(rng):
    deck = [(suit, rank) for suit in "shc" for rank in range(1, 5)]
    while True:
        players = rng.randint(2, 4)
        rounds = [rng.sample(deck, players) for _ in range(rng.randint(0, 5))]
        yield (rounds, players, rng.choice("shcd"))
