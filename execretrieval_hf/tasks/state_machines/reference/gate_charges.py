def gate_charges(taps, full, grace):
    charges = []
    rest = list(taps)
    while rest:
        start, kind, zone = rest.pop(0)
        if kind == "out" or not rest or rest[0][1] == "in":
            charges.append(full)
            continue
        end, _, last = rest.pop(0)
        free = zone == last and end - start <= grace
        charges.append(0 if free else min(full, 2 + abs(zone - last)))
    return charges
