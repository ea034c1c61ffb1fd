def cogwheel_spins(gears):
    def meshes(one, other):
        gap = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
        return gap == (one[2] + other[2]) ** 2

    spins = {0: 1}
    pending = [0]
    while pending:
        current = pending.pop()
        for other, gear in enumerate(gears):
            if other == current or not meshes(gears[current], gear):
                continue
            if other not in spins:
                spins[other] = -spins[current]
                pending.append(other)
            elif spins[other] == spins[current]:
                return None
    return [spins.get(place, 0) for place in range(len(gears))]
