"""Given changed lines and page length, which pages need reprinting, as (first, last) runs? Lines and pages count
from 1.

Keywords: pages affected by edited lines
Inputs: lines, a list of positive integers; size, a positive integer
Requires: type(lines) is list and all(type(n) is int and n > 0 for n in lines) and type(size) is int and size > 0
Topic: paging
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reprint_runs(lines, size):
    runs = []
    for line in sorted(lines):
        page = (line - 1) // size + 1
        if runs and page <= runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], page)
        else:
            runs.append((page, page))
    return runs


assert reprint_runs([], 5) == []
assert reprint_runs([1], 5) == [(1, 1)]
assert reprint_runs([5], 5) == [(1, 1)]
assert reprint_runs([6], 5) == [(2, 2)]
assert reprint_runs([1, 6], 5) == [(1, 2)]
assert reprint_runs([3, 21, 22], 10) == [(1, 1), (3, 3)]
assert reprint_runs([45, 3, 12, 44], 10) == [(1, 2), (5, 5)]
assert reprint_runs([1, 2, 3, 4], 1) == [(1, 4)]
assert reprint_runs([9, 1, 2, 4, 10], 2) == [(1, 2), (5, 5)]
assert reprint_runs([40, 10, 30, 20, 11, 50], 10) == [(1, 5)]
