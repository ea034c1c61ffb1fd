def roll_bounds(roll):
    totals = [0, 0]
    for term in roll.replace("-", "+-").split("+"):
        factor = -1 if term.startswith("-") else 1
        count, _, sides = term.lstrip("-").partition("d")
        ends = [factor * int(count), factor * int(count) * int(sides or 1)]
        totals = [total + end for total, end in zip(totals, sorted(ends))]
    return tuple(totals)
