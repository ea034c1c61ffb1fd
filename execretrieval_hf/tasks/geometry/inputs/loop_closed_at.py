def inputs(rng):
    turns = {"N": "NNNEW", "S": "SSSEW", "E": "EEENS", "W": "WWWNS"}
    while True:
        moves = ""
        for _ in range(rng.randint(0, 14)):
            moves += rng.choice(turns[moves[-1]]) if moves and rng.random() < 0.7 else rng.choice("NESW")
        yield (moves,)
