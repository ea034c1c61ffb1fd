"""Who holds the lock at last if another's claim works only n seconds or more after the holder's latest claim?

Keywords: lock lease takeover after silence
Inputs: claims, a list of pairs (second, name) in time order; n, an integer from 1; nobody holds the lock at first, and None is the answer if nobody claims it
Requires: type(claims) is list and all(type(c) is tuple and len(c) == 2 and type(c[0]) is int and type(c[1]) is str for c in claims) and [c[0] for c in claims] == sorted(c[0] for c in claims) and type(n) is int and n >= 1
Topic: protocols
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lock_owner(claims, n):
    owner = None
    since = 0
    for second, name in claims:
        if owner is None or name == owner or second - since >= n:
            owner = name
            since = second
    return owner


assert lock_owner([(0, "ann"), (4, "ben"), (9, "cleo")], 5) == 'cleo'
assert lock_owner([(0, "ann"), (5, "ben"), (9, "cleo")], 5) == 'ben'
assert lock_owner([(2, "dora"), (6, "dora"), (8, "ann")], 5) == 'dora'
assert lock_owner([(1, "eve"), (2, "fay"), (3, "gus"), (4, "fay")], 4) == 'eve'
assert lock_owner([(10, "hal"), (10, "ivy")], 1) == 'hal'
assert lock_owner([], 3) == None
assert lock_owner([(7, "jo"), (8, "kim"), (9, "lea"), (9, "jo")], 1) == 'lea'
assert lock_owner([(0, "moe"), (2, "ned"), (3, "moe"), (5, "ned"), (6, "ola")], 3) == 'ola'
assert lock_owner([(-9, "pia"), (-8, "quin"), (-6, "rex")], 2) == 'rex'
