"""Fewest one-place turns of these letter rings, either way, until all show one same letter on top; None if
impossible?

Keywords: align rotating letter rings
Inputs: rings, a non-empty list of non-empty strings of lower case letters, each read round its ring with the letter on top first
Requires: type(rings) is list and len(rings) > 0 and all(type(r) is str and len(r) > 0 and all("a" <= c <= "z" for c in r) for r in rings)
Topic: turns
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ring_alignment(rings):
    best = None
    for letter in sorted(set(rings[0])):
        total = 0
        for ring in rings:
            steps = [min(place, len(ring) - place) for place, sign in enumerate(ring) if sign == letter]
            if not steps:
                break
            total += min(steps)
        else:
            if best is None or total < best:
                best = total
    return best


assert ring_alignment(["abcd", "cdab"]) == 2
assert ring_alignment(["abcdef", "bcdefa", "fabcde"]) == 2
assert ring_alignment(["ab", "cd"]) == None
assert ring_alignment(["abcde", "edcba"]) == 1
assert ring_alignment(["ba"]) == 0
assert ring_alignment(["abcdefgh", "hgfedcba", "aaaabbbb"]) == 1
assert ring_alignment(["xyzw", "wxyz", "zzxy", "qzww"]) == 4
assert ring_alignment(["k"]) == 0
assert ring_alignment(["mnopq", "qqqqn", "rmnsst"]) == 4
assert ring_alignment(["abcd", "ebcf", "ghid"]) == None
