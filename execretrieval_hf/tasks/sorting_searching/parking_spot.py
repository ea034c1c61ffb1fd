"""Which free bay (a dot), numbered from 1, is nearest to a wanted number, lower on ties, 0 if none?

Keywords: nearest free bay number
Inputs: row, a string of dots and other signs, one for each bay; wanted, an integer from 1
Requires: type(row) is str and type(wanted) is int and wanted >= 1
Topic: nearest and top
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def parking_spot(row, wanted):
    best = 0
    for bay, mark in enumerate(row, 1):
        if mark != ".":
            continue
        if best == 0 or abs(bay - wanted) < abs(best - wanted):
            best = bay
    return best


assert parking_spot("", 1) == 0
assert parking_spot("xxx", 2) == 0
assert parking_spot(".xx", 3) == 1
assert parking_spot(".x.", 2) == 1
assert parking_spot("x.x..", 3) == 2
assert parking_spot(".xxx.", 4) == 5
assert parking_spot("..xxxx...", 5) == 7
assert parking_spot("......", 6) == 6
assert parking_spot(".....xxx", 9) == 5
assert parking_spot("x.x", 1) == 2
