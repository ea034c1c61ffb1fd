"""When does my search field ask the server, if n ms after each key unless another comes sooner than that?

Keywords: debounce typing search request
Inputs: keys, a list of integers, the ms of the key presses in ascending order; n, an integer from 1; the result is a list of ms
Requires: type(keys) is list and all(type(k) is int for k in keys) and keys == sorted(keys) and type(n) is int and n >= 1
Topic: timers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def search_sends(keys, n):
    sends = []
    for place, time in enumerate(keys):
        due = time + n
        if place + 1 < len(keys) and keys[place + 1] < due:
            continue
        sends.append(due)
    return sends


assert search_sends([0, 100, 500], 200) == [300, 700]
assert search_sends([0, 200, 401], 200) == [200, 400, 601]
assert search_sends([0, 199], 200) == [399]
assert search_sends([7], 50) == [57]
assert search_sends([], 50) == []
assert search_sends([10, 20, 30, 40], 10) == [20, 30, 40, 50]
assert search_sends([10, 20, 30, 40], 11) == [51]
assert search_sends([5, 5, 6, 9, 12], 3) == [9, 12, 15]
assert search_sends([-40, 0, 60, 61], 50) == [50, 111]
