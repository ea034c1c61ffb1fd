"""Which gram from 1 to a maximum first lies in none or several inclusive bands, as (gram, count), or None?

Keywords: postage weight bands gap overlap
Inputs: bands, a list of (low, high) tuples of integers; most, an integer from 0
Requires: type(bands) is list and all(type(b) is tuple and len(b) == 2 and type(b[0]) is int and type(b[1]) is int for b in bands) and type(most) is int and 0 <= most <= 1000
Topic: ranges
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def uneven_coverage(bands, most):
    for gram in range(1, most + 1):
        covering = 0
        for low, high in bands:
            if low <= gram <= high:
                covering += 1
        if covering != 1:
            return gram, covering
    return None


assert uneven_coverage([(1, 20), (21, 50)], 50) == None
assert uneven_coverage([(1, 20), (21, 50)], 51) == (51, 0)
assert uneven_coverage([(1, 20), (22, 50)], 50) == (21, 0)
assert uneven_coverage([(21, 50), (1, 21), (5, 9)], 40) == (5, 2)
assert uneven_coverage([(2, 9)], 9) == (1, 0)
assert uneven_coverage([(0, 3), (3, 7), (3, 4)], 7) == (3, 3)
assert uneven_coverage([], 0) == None
assert uneven_coverage([(1, 4), (5, 6), (6, 9)], 8) == (6, 2)
assert uneven_coverage([(1, 8), (9, 12), (12, 20)], 12) == (12, 2)
