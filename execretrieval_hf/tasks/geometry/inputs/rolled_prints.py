def inputs(rng):
    while True:
        board = (rng.randint(1, 4), rng.randint(1, 4))
        yield ("".join(rng.choice("NESW") for _ in range(rng.randint(0, 7))), board, (rng.randrange(board[0]), rng.randrange(board[1])))
