"""Find room for a load of given depth in rows and width in columns on a floor plan on which full stops are
free: the uppermost, then the leftmost top left corner, from 0, and on the same one the load as given before
the load turned by a quarter. Give (row, column, turned or not as a truth value), or None without room.

Keywords: place rectangular load on floor plan
Inputs: floor, a non-empty list of texts of equal length made of full stops and #; deep and wide, positive integers
Requires: type(floor) is list and len(floor) > 0 and all(type(r) is str and re.fullmatch('[#.]+', r) and len(r) == len(floor[0]) for r in floor) and type(deep) is int and deep > 0 and type(wide) is int and wide > 0
Topic: grid search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pallet_spot(floor, deep, wide):
    for top in range(len(floor)):
        for left in range(len(floor[0])):
            for turned in (False, True):
                height, width = deep, wide
                if turned:
                    height, width = wide, deep
                if top + height > len(floor) or left + width > len(floor[0]):
                    continue
                blocked = 0
                for row in floor[top:top + height]:
                    blocked += row[left:left + width].count("#")
                if blocked == 0:
                    return top, left, turned
    return None


assert pallet_spot(['.'], 1, 2) == None
assert pallet_spot(['.'], 1, 1) == (0, 0, False)
assert pallet_spot(['..'], 2, 1) == (0, 0, True)
assert pallet_spot(['#.', '..'], 1, 2) == (0, 1, True)
assert pallet_spot(['#..', '#..'], 2, 1) == (0, 1, False)
assert pallet_spot(['#.#', '...', '#..'], 2, 2) == (1, 1, False)
assert pallet_spot(['#.#', '#..', '#.#'], 1, 3) == (0, 1, True)
assert pallet_spot(['..', '##'], 1, 2) == (0, 0, False)
assert pallet_spot(['..#', '...', '.##'], 2, 3) == None
assert pallet_spot(['#...', '....', '....'], 3, 2) == (0, 1, False)
