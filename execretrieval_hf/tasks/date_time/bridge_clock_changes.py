"""Our ships keep zone time: zones are 15 degrees wide, the first centred on 0, each further east one hour more,
a border belonging to its eastern zone. From noon longitudes we need the hours put forward, the hours put back
and the days skipped less those repeated; a jump of over 12 zones crossed the date line, westward skipping a
day.

Keywords: ship zone time changes dateline
Inputs: longitudes, a list of integers in tenths of a degree, from -1800 (west) to 1800 (east), or None without a position, which is passed over
Requires: type(longitudes) is list and all(n is None or type(n) is int and -1800 <= n <= 1800 for n in longitudes)
Topic: time zones
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bridge_clock_changes(longitudes):
    forward, back, days = 0, 0, 0
    zone = None
    for longitude in longitudes:
        if longitude is None:
            continue
        current = (longitude + 75) // 150
        step = 0 if zone is None else current - zone
        if step > 12:
            step -= 24
            days += 1
        elif step < -12:
            step += 24
            days -= 1
        if step > 0:
            forward += step
        elif step < 0:
            back -= step
        zone = current
    return forward, back, days


assert bridge_clock_changes([0, 74, 75, 225]) == (2, 0, 0)
assert bridge_clock_changes([76, 75, 74, -75, -76]) == (0, 2, 0)
assert bridge_clock_changes([-1500, -1725, 1724, 1300]) == (0, 5, 1)
assert bridge_clock_changes([1725, None, -225, -225]) == (11, 0, -1)
assert bridge_clock_changes([150, 75, -1725]) == (0, 12, 0)
assert bridge_clock_changes([-75, 1725, 1724, 0]) == (12, 12, 0)
assert bridge_clock_changes([-1725, None, 225, 224, 299]) == (1, 12, 1)
assert bridge_clock_changes([]) == (0, 0, 0)
assert bridge_clock_changes([1650, -1650, 1650]) == (2, 2, 0)
assert bridge_clock_changes([1800, -1800, 1800]) == (0, 0, 0)
