def beacon_blackout(sectors):
    lit = set()
    for start, end in sectors:
        degree = start
        while degree != end:
            lit.add(degree)
            degree = (degree + 1) % 360
    if not lit:
        return 360
    longest = run = 0
    for degree in [*range(360), *range(360)]:
        run = 0 if degree in lit else run + 1
        longest = max(longest, run)
    return longest
