def nesting_parents(spans):
    parents = []
    for a, b in spans:
        covers = [
            (d - c, place) for place, (c, d) in enumerate(spans) if c <= a and b <= d and d - c > b - a
        ]
        parents.append(min(covers)[1] if covers else -1)
    return parents
