def crushed_crates(stack):
    crushed = []
    for c, column in enumerate(zip(*stack)):
        for r, own in enumerate(column):
            if own and sum(column[:r]) > 2 * own:
                crushed.append((r, c))
    return sorted(crushed)
