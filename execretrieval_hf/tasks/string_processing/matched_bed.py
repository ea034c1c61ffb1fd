"""Our gardeners plan flower beds as a row of letters, dots being free places, which must look the same from both
ends. A free place is planted like the one opposite; where two different plants face each other, a capital
wins, else the left one. I need the plan and the number of places changed as a tuple, None if two different
capitals clash.

Keywords: make planting row mirror symmetric
Inputs: plan, a string of letters and dots
Requires: type(plan) is str and re.fullmatch("[A-Za-z.]*", plan) is not None
Topic: symmetry
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def matched_bed(plan):
    bed = list(plan)
    changed = 0
    for left in range(len(bed) // 2):
        right = len(bed) - 1 - left
        one, other = bed[left], bed[right]
        if one == other:
            continue
        if one.isupper() and other.isupper():
            return None
        if one == "." or other.isupper():
            bed[left] = other
        else:
            bed[right] = one
        changed += 1
    return ("".join(bed), changed)


assert matched_bed("rt.r") == ("rttr", 1)
assert matched_bed("..ab") == ("baab", 2)
assert matched_bed("Rx.yT") == None
assert matched_bed("a.b") == ("a.a", 1)
assert matched_bed("Tu.t") == ("TuuT", 2)
assert matched_bed("pq.Pr") == ("pP.Pp", 2)
assert matched_bed("A.A") == ("A.A", 0)
assert matched_bed("ab.B.C") == ("CbBBbC", 3)
assert matched_bed("t...T") == ("T...T", 1)
assert matched_bed("") == ("", 0)
