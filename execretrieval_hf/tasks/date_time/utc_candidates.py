"""List, ascending, the UTC minutes at which a clock shows a local minute, which is UTC plus the offset then in
force. A first offset holds until the first of a series of changes, each given by its UTC minute and the
offset valid from that minute on.

Keywords: local time to utc ambiguous
Inputs: local, an integer; first, the offset before all changes; changes, a list of (UTC minute, offset) pairs with ascending minutes; offsets are integers in minutes
Requires: type(local) is int and -10000 <= local <= 10000 and type(first) is int and -840 <= first <= 840 and type(changes) is list and all(type(c) is tuple and len(c) == 2 and type(c[0]) is int and type(c[1]) is int and -840 <= c[1] <= 840 for c in changes) and [c[0] for c in changes] == sorted({c[0] for c in changes})
Topic: time zones
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def utc_candidates(local, first, changes):
    found = []
    begin, offset = None, first
    for index in range(len(changes) + 1):
        moment = local - offset
        end = None
        if index < len(changes):
            end = changes[index][0]
        if (begin is None or moment >= begin) and (end is None or moment < end):
            found.append(moment)
        if index < len(changes):
            begin, offset = changes[index]
    return found


assert utc_candidates(500, 60, []) == [440]
assert utc_candidates(159, 60, [(100, 120)]) == [99]
assert utc_candidates(160, 60, [(100, 120)]) == []
assert utc_candidates(219, 60, [(100, 120)]) == []
assert utc_candidates(220, 60, [(100, 120)]) == [100]
assert utc_candidates(159, 120, [(100, 60)]) == [39]
assert utc_candidates(160, 120, [(100, 60)]) == [40, 100]
assert utc_candidates(219, 120, [(100, 60)]) == [99, 159]
assert utc_candidates(220, 120, [(100, 60)]) == [160]
assert utc_candidates(200, 0, [(100, 60), (150, 10), (200, -30)]) == [140, 190, 230]
