"""Messages should reach our log in time order, but some come late. List (position from 0, seconds behind) for
each that is behind the latest time so far by more than the allowance. A message more than a given leap ahead
of that latest time has a faulty clock and leaves it unchanged; the very first is always trusted.

Keywords: out of order timestamps in log
Inputs: times, a list of integer seconds; allowance and leap, integers from 0
Requires: type(times) is list and all(type(t) is int for t in times) and type(allowance) is int and allowance >= 0 and type(leap) is int and leap >= 0
Topic: sortedness
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def straggler_report(times, allowance, leap):
    late = []
    latest = None
    for spot, time in enumerate(times):
        if latest is None:
            latest = time
        elif time > latest + leap:
            continue
        elif time >= latest:
            latest = time
        elif latest - time > allowance:
            late.append((spot, latest - time))
    return late


assert straggler_report([], 5, 60) == []
assert straggler_report([10, 20, 14], 5, 60) == [(2, 6)]
assert straggler_report([10, 20, 15, 13], 5, 60) == [(3, 7)]
assert straggler_report([10, 20, 17, 16], 2, 60) == [(2, 3), (3, 4)]
assert straggler_report([10, 70, 12], 0, 60) == [(2, 58)]
assert straggler_report([10, 71, 12], 0, 60) == []
assert straggler_report([10, 71, 9], 0, 60) == [(2, 1)]
assert straggler_report([5, 4, 3, 2], 1, 9) == [(2, 2), (3, 3)]
assert straggler_report([0, 8, 16, 7, 24, 33, 1], 3, 8) == [(3, 9), (6, 23)]
assert straggler_report([50, 30, 31, 52, 29], 20, 2) == [(4, 23)]
