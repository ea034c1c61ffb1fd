from datetime import date


def sickness_payout(spells, most):
    chains = []
    previous = None
    for pair in spells:
        first, last = (date.fromisoformat(day).toordinal() for day in pair)
        days = last - first + 1
        if days < 4:
            continue
        if previous is not None and first - previous <= 56:
            chains[-1] += days
        else:
            chains.append(days - 3)
        previous = last
    return sum(min(days, most) for days in chains)
