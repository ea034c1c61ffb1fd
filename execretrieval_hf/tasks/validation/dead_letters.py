"""Which addresses bounced n times running, a delivery starting the count anew, in order of reaching it, each
once?

Keywords: bouncing mail recipients suppression
Inputs: log, a list of tuples of an address and whether a mail was delivered; limit, a positive integer
Requires: type(log) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is str and type(e[1]) is bool for e in log) and type(limit) is int and limit > 0
Topic: contact data
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dead_letters(log, limit):
    misses = {}
    dead = []
    for address, delivered in log:
        if delivered:
            misses[address] = 0
            continue
        misses[address] = misses.get(address, 0) + 1
        if misses[address] == limit and address not in dead:
            dead.append(address)
    return dead


assert dead_letters([("a", False), ("b", False), ("b", False), ("a", False)], 2) == ["b", "a"]
assert dead_letters([("a", False), ("b", False), ("b", False), ("a", False)], 1) == ["a", "b"]
assert dead_letters([("a", False), ("a", True), ("a", False), ("c", False), ("c", False)], 2) == ["c"]
assert dead_letters([("a", True), ("a", True), ("b", True)], 1) == []
assert dead_letters([("k", False), ("k", False), ("k", True), ("k", False), ("k", False)], 2) == ["k"]
assert dead_letters([("a", False), ("b", False), ("b", False)], 3) == []
assert dead_letters([("p", False), ("q", True), ("p", False), ("p", False)], 3) == ["p"]
assert dead_letters([("d", False), ("d", False), ("d", False), ("e", False)], 1) == ["d", "e"]
assert dead_letters([("c", True), ("c", True), ("c", False)], 1) == ["c"]
