import math


def courier_bill(depot, rings, stops):
    ordered = sorted(rings)
    total = beyond = 0
    for place, stop in enumerate(stops):
        if place and stops[place - 1] == stop:
            continue
        fees = [fee for radius, fee in ordered if radius >= math.dist(depot, stop)]
        if fees:
            total += fees[0]
        else:
            beyond += 1
    return total, beyond
