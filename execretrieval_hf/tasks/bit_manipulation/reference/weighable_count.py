from itertools import product


def weighable_count(pieces):
    reached = {sum(p * side for p, side in zip(pieces, sides)) for sides in product((-1, 0, 1), repeat=len(pieces))}
    return sum(weight > 0 for weight in reached)
