def range_after_hints(low, high, hints):
    for clue in range(len(hints) + 1):
        lower = max([low, *(n + 1 for word, n in hints[:clue] if word == "higher")])
        upper = min([high, *(n - 1 for word, n in hints[:clue] if word == "lower")])
        if lower > upper:
            return clue - 1
    return lower, upper
