def rest_breaches(roster, rest):
    breaches = []
    previous_end = -(10**9)
    for day, shift in enumerate(roster):
        if shift is not None:
            start, end = (int(t[:2]) * 60 + int(t[-2:]) + 1440 * day for t in shift)
            if start - previous_end < rest:
                breaches += [day]
            previous_end = end if end > start else end + 1440
    return breaches
