def till_payout(due, given, drawer, reserve):
    change = given - due
    if change < 0:
        return None
    free = {value: max(pieces - reserve, 0) for value, pieces in drawer.items()}
    kept = {value: drawer[value] - free[value] for value in drawer}
    paid = {}
    for supply in (free, kept):
        for value in sorted(supply, reverse=True):
            while supply[value] and value <= change:
                supply[value] -= 1
                change -= value
                paid[value] = paid.get(value, 0) + 1
    return None if change else paid
