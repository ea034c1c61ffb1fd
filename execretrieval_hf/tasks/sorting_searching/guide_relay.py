"""Which guides (name, from, to) take a tour in turn from its start to its end? First comes, of those there by
the start, the one who stays longest; then always the one who stays longest of those who come at least the
handover time before the present one leaves; first listed on ties. Stop once the end is reached. Give the
names, or None if before that nobody stays longer than the present one.

Keywords: chain of shifts with handover time
Inputs: guides, a list of (name, from, to) with a text and two integers, from not above to; start and end, integers, the start below the end; overlap, an integer from 0
Requires: type(guides) is list and all(type(g) is tuple and len(g) == 3 and type(g[0]) is str and type(g[1]) is int and type(g[2]) is int and g[1] <= g[2] for g in guides) and type(start) is int and type(end) is int and start < end and type(overlap) is int and overlap >= 0
Topic: interval search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def guide_relay(guides, start, end, overlap):
    names = []
    reached = start
    latest = start
    while reached < end:
        chosen = None
        longest = reached
        for name, comes, leaves in guides:
            if comes <= latest and leaves > longest:
                longest = leaves
                chosen = name
        if chosen is None:
            return None
        names.append(chosen)
        reached = longest
        latest = reached - overlap
    return names


assert guide_relay([('Eve', 1, 4)], 3, 4, 2) == ['Eve']
assert guide_relay([('Ann', 1, 9)], 1, 9, 3) == ['Ann']
assert guide_relay([('Ann', 2, 9)], 1, 9, 0) == None
assert guide_relay([('Ann', 0, 5), ('Bob', 4, 9)], 0, 9, 1) == ['Ann', 'Bob']
assert guide_relay([('Ann', 0, 5), ('Bob', 4, 9)], 0, 9, 2) == None
assert guide_relay([('Ann', 0, 5), ('Cat', 5, 8)], 0, 8, 0) == ['Ann', 'Cat']
assert guide_relay([('Ann', 0, 4), ('Bob', 0, 6), ('Cat', 3, 6), ('Dan', 2, 8), ('Eve', 5, 8)], 0, 7, 1) == ['Bob', 'Dan']
assert guide_relay([('Ann', 0, 4), ('Bob', 3, 7), ('Cat', 2, 7)], 0, 6, 1) == ['Ann', 'Bob']
assert guide_relay([('Ann', 0, 4), ('Bob', 3, 7), ('Cat', 6, 9)], 1, 8, 1) == ['Ann', 'Bob', 'Cat']
assert guide_relay([('Dan', 1, 4), ('Ann', 0, 3), ('Cat', 4, 9), ('Bob', 2, 6)], 1, 9, 1) == ['Dan', 'Bob', 'Cat']
