def inputs(rng):
    depots = ["e", "w", "n"]
    while True:
        stock = {}
        for depot in depots[: rng.randint(1, 3)]:
            stock[depot] = {article: rng.randint(1, 5) for article in "ab" if rng.random() < 0.6}
        moves = []
        for _ in range(rng.randint(0, 5)):
            moves.append((rng.choice(depots), rng.choice(depots), rng.choice("ab"), rng.randint(1, 5)))
        yield (stock, moves)
