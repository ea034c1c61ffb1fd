"""Our gateway log gives each request's arrival in whole seconds, ascending. A request passes only if fewer than
the permitted number have passed within the window before it; one that passed exactly a window's length earlier
no longer counts, and rejected ones never do. We need the list of positions, from 0, of those rejected, or None
if the permitted number is below 1.

Keywords: sliding window rate limiter
Inputs: times, an ascending list of integers; limit, an integer; window, a length in seconds from 1
Requires: type(times) is list and all(type(t) is int for t in times) and times == sorted(times) and type(limit) is int and type(window) is int and window > 0
Topic: windows and chunks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import deque


def refused_calls(times, limit, window):
    if limit < 1:
        return None
    passed = deque()
    refused = []
    for position, moment in enumerate(times):
        while passed and moment - passed[0] >= window:
            passed.popleft()
        if len(passed) >= limit:
            refused.append(position)
        else:
            passed.append(moment)
    return refused


assert refused_calls([0, 1, 2, 3], 2, 10) == [2, 3]
assert refused_calls([0, 4, 9, 10, 11], 1, 10) == [1, 2, 4]
assert refused_calls([1, 2], 0, 5) == None
assert refused_calls([5, 5, 5, 6, 8], 2, 3) == [2, 3]
assert refused_calls([], 3, 60) == []
assert refused_calls([0, 2, 3, 4, 8, 9], 1, 4) == [1, 2, 5]
assert refused_calls([0, 30, 60, 90], 1, 30) == []
assert refused_calls([7, 8, 9, 12, 13, 14], 3, 6) == [3]
assert refused_calls([0, 3, 5, 5], 2, 4) == [3]
