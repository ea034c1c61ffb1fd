"""What percentage of the other runners did each one's time beat, rounded down, equal times not beaten, 0 if alone

Keywords: percent slower race times
Inputs: times, a list of integers of at least 1, seconds
Requires: type(times) is list and all(type(t) is int and t >= 1 for t in times)
Topic: scaling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def beaten_share(times):
    shares = []
    others = max(1, len(times) - 1)
    for time in times:
        beaten = 0
        for other in times:
            if other > time:
                beaten += 1
        shares.append(100 * beaten // others)
    return shares


assert beaten_share([60, 70, 80]) == [100, 50, 0]
assert beaten_share([70, 70, 90]) == [50, 50, 0]
assert beaten_share([55]) == [0]
assert beaten_share([]) == []
assert beaten_share([9, 8, 7, 6]) == [0, 33, 66, 100]
assert beaten_share([5, 5]) == [0, 0]
assert beaten_share([30, 10, 20, 10, 40, 30, 50]) == [33, 83, 66, 83, 16, 33, 0]
assert beaten_share([300, 200]) == [0, 100]
