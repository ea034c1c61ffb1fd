from itertools import product


def single_reshelving(volumes, reach):
    goal = sorted(volumes)
    if volumes == goal:
        return None
    for old, new in product(range(len(volumes)), repeat=2):
        moved = volumes[:old] + volumes[old + 1 :]
        moved.insert(new, volumes[old])
        if abs(old - new) <= reach and moved == goal:
            return old, new
    return None
