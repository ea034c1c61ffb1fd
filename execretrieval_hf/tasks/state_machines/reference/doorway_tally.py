def doorway_tally(log):
    inside = most = 0
    broken = set()
    first = ""
    for sign in log:
        beam = sign.lower()
        if sign.isupper():
            first = first if broken else beam
            broken.add(beam)
            continue
        broken.discard(beam)
        if not broken:
            inside = max(0, inside + {"ab": 1, "ba": -1}.get(first + beam, 0))
            most = max(most, inside)
    return inside, most
