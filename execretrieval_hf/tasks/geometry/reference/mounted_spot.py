def mounted_spot(mounts, part, point):
    chain = []
    while part is not None:
        if part not in mounts or part in chain:
            return None
        chain.append(part)
        part = mounts[part][0]
    spot = complex(*point)
    for name in chain:
        _, x, y, turns, mirrored = mounts[name]
        if mirrored:
            spot = complex(-spot.real, spot.imag)
        spot = spot * (1, 1j, -1, -1j)[turns % 4] + complex(x, y)
    return int(spot.real), int(spot.imag)
