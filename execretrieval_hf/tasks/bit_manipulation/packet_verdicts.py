"""Our receiver judges numbered packets that may come out of order or twice. The first and any above the highest
so far is "new", but one exceeding that by more than a given leap is "wild" and ignored, unless the packet right
before was wild. Others are "old" if a given window or more below the highest, "repeat" if seen before, otherwise
"late".

Keywords: packet replay window verdicts
Inputs: numbers, a list of integers from 0; window and leap, integers from 1; the answer is the list of verdicts
Requires: type(numbers) is list and all(type(n) is int and 0 <= n < 1000 for n in numbers) and all(type(n) is int and 1 <= n <= 64 for n in (window, leap))
Topic: bit sets
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def packet_verdicts(numbers, window, leap):
    verdicts = []
    seen = 0
    highest = None
    for number in numbers:
        ahead = 1 if highest is None else number - highest
        if ahead > leap and verdicts[-1] != "wild":
            verdicts.append("wild")
        elif ahead > 0:
            seen = seen << ahead | 1
            highest = number
            verdicts.append("new")
        elif -ahead >= window:
            verdicts.append("old")
        elif seen >> -ahead & 1:
            verdicts.append("repeat")
        else:
            seen |= 1 << -ahead
            verdicts.append("late")
    return verdicts


assert packet_verdicts([5, 6, 6, 8, 7, 7], 4, 10) == ["new", "new", "repeat", "new", "late", "repeat"]
assert packet_verdicts([10, 7, 6, 11, 8], 4, 5) == ["new", "late", "old", "new", "late"]
assert packet_verdicts([3, 9, 4], 8, 5) == ["new", "wild", "new"]
assert packet_verdicts([3, 9, 9, 9], 8, 5) == ["new", "wild", "new", "repeat"]
assert packet_verdicts([3, 8], 1, 5) == ["new", "new"]
assert packet_verdicts([0, 0, 20, 0, 30], 2, 4) == ["new", "repeat", "wild", "repeat", "wild"]
assert packet_verdicts([6], 1, 1) == ["new"]
assert packet_verdicts([4, 3, 2, 6, 4, 1], 3, 2) == ["new", "late", "late", "new", "repeat", "old"]
