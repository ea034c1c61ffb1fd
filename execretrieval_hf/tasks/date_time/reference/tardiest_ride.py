def tardiest_ride(rides, walk, deadline):
    best = None
    for ride in rides:
        if ride[1] + walk > deadline:
            continue
        if best is None or (-ride[0], ride[1]) < (-best[0], best[1]):
            best = ride
    return best
