def inputs(rng):
    while True:
        moves = "".join(rng.choice(["1", "2", "3", "5", "6", "6", "66", "h", "4h", "6h"]) for _ in range(rng.randint(0, 11)))
        yield (moves, rng.choice([1, 2, 2, 3]), rng.choice([5, 8, 10, 12, 15, 60]))
