def presumed_lost(arrivals, n):
    lost = []
    for number in range(1, max(arrivals, default=0)):
        before = arrivals[: arrivals.index(number)] if number in arrivals else arrivals
        if len([other for other in before if other > number]) >= n:
            lost.append(number)
    return lost
