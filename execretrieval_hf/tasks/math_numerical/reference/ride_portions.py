def ride_portions(riders, fares):
    totals = dict.fromkeys(range(len(riders)), 0)
    for leg in range(len(fares) if riders else 0):
        group = [n for n in totals if leg in range(*riders[n])] or [*totals]
        queue = sorted((totals[n], n) for n in group)
        for turn in range(fares[leg] % len(group)):
            totals[queue[turn][1]] += 1
        for n in group:
            totals[n] += fares[leg] // len(group)
    return list(totals.values())
