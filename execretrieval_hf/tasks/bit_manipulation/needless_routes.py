"""Our router's table is too long. A route is needless if an earlier one is for the very same block, or if the
smallest larger block containing its own, of equal ones the earliest listed, leads to the same hop. I want the
needless ones as list positions from 0, ascending.

Keywords: redundant routing table entries
Inputs: routes, a list of pairs of an IPv4 block such as "10.0.0.0/8", its host bits zero, and the name of a hop
Requires: type(routes) is list and all(type(r) is tuple and len(r) == 2 and type(r[1]) is str and re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3}){3}/[0-9]{1,2}", r[0]) and all(int(p) < 256 for p in r[0].split("/")[0].split(".")) and int(r[0].split("/")[1]) <= 32 for r in routes) and all(sum(int(p) << s for p, s in zip(r[0].split("/")[0].split("."), (24, 16, 8, 0))) % 2**(32 - int(r[0].split("/")[1])) == 0 for r in routes)
Topic: network addresses
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def needless_routes(routes):
    parsed = []
    for block, hop in routes:
        address, length = block.split("/")
        start = 0
        for part in address.split("."):
            start = start << 8 | int(part)
        parsed.append((start, int(length), hop))
    needless = []
    for place, (start, length, hop) in enumerate(parsed):
        best = -1
        leads = None
        for other, (base, shorter, target) in enumerate(parsed):
            if shorter > length or (start ^ base) >> 32 - shorter:
                continue
            if shorter < length and shorter > best:
                best = shorter
                leads = target
            elif shorter == length and other < place:
                leads = hop
                break
        if leads == hop:
            needless.append(place)
    return needless


assert needless_routes([("10.0.0.0/8", "A"), ("10.1.0.0/16", "A"), ("11.0.0.0/8", "A")]) == [1]
assert needless_routes([("10.1.0.0/16", "A"), ("10.0.0.0/8", "A")]) == [0]
assert needless_routes([("10.0.0.0/8", "A"), ("10.1.0.0/16", "B"), ("10.1.2.0/24", "A")]) == []
assert needless_routes([("10.1.2.0/24", "B"), ("10.0.0.0/8", "A"), ("10.1.0.0/16", "B"), ("10.1.2.0/24", "C")]) == [0, 3]
assert needless_routes([("0.0.0.0/0", "A"), ("128.0.0.0/1", "B"), ("192.0.0.0/2", "A"), ("64.0.0.0/2", "A")]) == [3]
assert needless_routes([("9.0.0.0/8", "A"), ("9.0.0.0/8", "B"), ("9.9.9.9/32", "B"), ("9.8.0.0/16", "A")]) == [1, 3]
assert needless_routes([("0.0.0.0/0", "A"), ("10.0.0.0/8", "A"), ("10.0.0.0/8", "A")]) == [1, 2]
assert needless_routes([("10.0.0.0/8", "A"), ("10.0.0.0/16", "B"), ("10.0.0.0/24", "B")]) == [2]
assert needless_routes([("10.0.0.0/9", "A"), ("10.128.0.0/9", "A"), ("10.0.0.0/8", "B")]) == []
