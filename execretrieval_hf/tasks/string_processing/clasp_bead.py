"""From which bead, counted from 0, does a bracelet, in either direction, read alphabetically first, the lowest
on ties?

Keywords: smallest rotation or reflection necklace
Inputs: beads, a string of one or more small letters, the beads round the bracelet
Requires: type(beads) is str and re.fullmatch("[a-z]+", beads) is not None
Topic: symmetry
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clasp_bead(beads):
    best = beads + beads
    place = 0
    for start in range(len(beads)):
        forward = beads[start:] + beads[:start]
        backward = forward[0] + forward[:0:-1]
        for reading in (forward, backward):
            if reading < best:
                best = reading
                place = start
    return place


assert clasp_bead("bca") == 2
assert clasp_bead("acb") == 0
assert clasp_bead("dbcabd") == 3
assert clasp_bead("dabcab") == 1
assert clasp_bead("zzyzyzz") == 2
assert clasp_bead("bcbcba") == 5
assert clasp_bead("ddddadbd") == 4
assert clasp_bead("cccbcccc") == 3
assert clasp_bead("aaba") == 1
assert clasp_bead("aa") == 0
