"""What is the first longest pause without events within a shift, as start and end, ignoring events outside?

Keywords: longest gap between log events
Inputs: events, a list of minutes in any order; start and end, the minutes at which the shift begins and ends; all integers
Requires: type(events) is list and all(type(e) is int for e in events) and type(start) is int and -100000 <= start <= 100000 and type(end) is int and -100000 <= end <= 100000 and start < end
Topic: streaks and gaps
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def longest_silence(events, start, end):
    inside = sorted(event for event in events if start < event < end)
    best = (start, start)
    last = start
    for event in inside + [end]:
        if event - last > best[1] - best[0]:
            best = (last, event)
        last = event
    return best


assert longest_silence([10, 25], 0, 30) == (10, 25)
assert longest_silence([20], 0, 30) == (0, 20)
assert longest_silence([4], 3, 6) == (4, 6)
assert longest_silence([25, 4], 0, 30) == (4, 25)
assert longest_silence([10, 20], 0, 30) == (0, 10)
assert longest_silence([], 5, 9) == (5, 9)
assert longest_silence([-50, 90, 12], 0, 30) == (12, 30)
assert longest_silence([0, 30, 11, 29], 0, 30) == (11, 29)
assert longest_silence([19, 8, 3, 30, 14], 0, 24) == (8, 14)
assert longest_silence([41, 44, 2], 40, 50) == (44, 50)
