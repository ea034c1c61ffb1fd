"""Which pause in seconds follows each call: 0 after success, after consecutive failures 1, then doubling, capped
at a maximum?

Keywords: retry backoff doubling reset
Inputs: calls, a string of + for success and - for failure; top, an integer from 1; the result is a list with one number for each call
Requires: type(calls) is str and set(calls) <= set("+-") and type(top) is int and top >= 1
Topic: timers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def call_waits(calls, top):
    waits = []
    wait = 0
    for call in calls:
        if call == "+":
            wait = 0
        elif wait == 0:
            wait = 1
        else:
            wait = min(wait * 2, top)
        waits.append(wait)
    return waits


assert call_waits("---", 8) == [1, 2, 4]
assert call_waits("-----", 8) == [1, 2, 4, 8, 8]
assert call_waits("----", 5) == [1, 2, 4, 5]
assert call_waits("+--+-", 8) == [0, 1, 2, 0, 1]
assert call_waits("-", 1) == [1]
assert call_waits("---+", 1) == [1, 1, 1, 0]
assert call_waits("", 4) == []
assert call_waits("++", 3) == [0, 0]
assert call_waits("--+--", 2) == [1, 2, 0, 1, 2]
assert call_waits("-+---", 3) == [1, 0, 1, 2, 3]
