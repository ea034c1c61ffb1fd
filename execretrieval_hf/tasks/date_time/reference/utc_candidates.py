def utc_candidates(local, first, changes):
    found = []
    for minute in range(local - 900, local + 901):
        offset = first
        for at, new in changes:
            if at <= minute:
                offset = new
        if minute + offset == local:
            found.append(minute)
    return found
