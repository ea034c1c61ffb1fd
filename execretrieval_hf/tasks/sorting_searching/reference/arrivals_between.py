def arrivals_between(stamps, after, until):
    return sum(after < stamp <= until for stamp in stamps)
