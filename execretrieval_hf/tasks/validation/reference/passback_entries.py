def passback_entries(log):
    odd = []
    for place, (badge, way) in enumerate(log):
        before = [other for who, other in log[:place] if who == badge]
        if way == (before[-1] if before else "out"):
            odd.append(place)
    return odd
