"""Which colours pair up, in order, when socks come one by one and only the last n singles are kept?

Keywords: match socks from dryer
Inputs: socks, a list of colours; hand, the number n, from 0
Requires: type(socks) is list and all(type(s) is str for s in socks) and type(hand) is int and hand >= 0
Topic: pairing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sock_matches(socks, hand):
    singles = []
    pairs = []
    for sock in socks:
        if sock in singles:
            singles.remove(sock)
            pairs.append(sock)
        else:
            singles.append(sock)
            if len(singles) > hand:
                del singles[0]
    return pairs


assert sock_matches(["red", "blue", "red", "blue"], 2) == ["red", "blue"]
assert sock_matches(["red", "blue", "red", "blue"], 1) == []
assert sock_matches(["red", "blue", "green", "red", "green"], 2) == ["green"]
assert sock_matches(["red", "red", "red", "red"], 1) == ["red", "red"]
assert sock_matches(["red", "red"], 0) == []
assert sock_matches(["a", "b", "c", "b", "d", "a"], 3) == ["b", "a"]
assert sock_matches(["a", "b", "b", "c", "a", "c"], 2) == ["b", "a", "c"]
assert sock_matches(["a", "b", "c", "a", "c", "b", "c"], 2) == ["c"]
assert sock_matches(["x", "y", "x"], 2) == ["x"]
