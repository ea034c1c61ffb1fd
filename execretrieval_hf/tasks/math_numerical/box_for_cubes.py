"""Find the edges, in ascending order, of the solid block with the least surface that can be built from exactly a given
number of unit cubes, no edge being shorter than a least length. None if there is no such block.

Keywords: cuboid least surface volume
Inputs: count, the number of cubes; least, the least length of an edge; both integers from 1, the count up to 3000
Requires: type(count) is int and 1 <= count <= 3000 and type(least) is int and least >= 1
Topic: primes and factors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def box_for_cubes(count, least):
    best = None
    for short in range(least, count + 1):
        if count % short > 0:
            continue
        for middle in range(short, count // short + 1):
            long, rest = divmod(count // short, middle)
            if rest > 0 or long < middle:
                continue
            rank = (short * middle + (short + middle) * long, short, middle, long)
            if best is None or rank < best:
                best = rank
    if best is None:
        return None
    return best[1:]


assert box_for_cubes(12, 1) == (2, 2, 3)
assert box_for_cubes(9, 1) == (1, 3, 3)
assert box_for_cubes(7, 1) == (1, 1, 7)
assert box_for_cubes(4, 2) == None
assert box_for_cubes(360, 4) == (6, 6, 10)
assert box_for_cubes(24, 1) == (2, 3, 4)
assert box_for_cubes(16, 2) == (2, 2, 4)
assert box_for_cubes(20, 3) == None
assert box_for_cubes(1, 1) == (1, 1, 1)
assert box_for_cubes(45, 3) == (3, 3, 5)
