from itertools import groupby


def close_spell(first, second, limit):
    seconds = max(len(first), len(second))
    first = first + first[-1:] * seconds
    second = second + second[-1:] * seconds
    near = [
        (ax - bx) ** 2 + (ay - by) ** 2 < limit**2
        for (ax, ay), (bx, by) in list(zip(first, second))[:seconds]
    ]
    spells = []
    for is_near, group in groupby(range(seconds), key=near.__getitem__):
        members = list(group)
        if is_near:
            spells.append((members[0], len(members)))
    return max(spells, key=lambda spell: spell[1], default=None)
