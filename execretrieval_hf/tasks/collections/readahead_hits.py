"""How many reads are already in memory if each miss loads that block and the next n, replacing everything?

Keywords: disk block read-ahead buffer
Inputs: reads, a list of block numbers from 0; ahead, the number n, from 0
Requires: type(reads) is list and all(type(b) is int and b >= 0 for b in reads) and type(ahead) is int and ahead >= 0
Topic: caches
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def readahead_hits(reads, ahead):
    loaded = None
    hits = 0
    for block in reads:
        if loaded is not None and loaded <= block <= loaded + ahead:
            hits += 1
        else:
            loaded = block
    return hits


assert readahead_hits([5, 6, 7, 8], 3) == 3
assert readahead_hits([5, 6, 7, 8], 2) == 2
assert readahead_hits([4, 4, 5, 5, 6, 6, 6, 7, 8, 8], 1) == 7
assert readahead_hits([9, 8, 9, 8, 9, 10], 1) == 3
assert readahead_hits([], 4) == 0
assert readahead_hits([3, 3, 3, 3, 3], 0) == 4
assert readahead_hits([1, 2, 3, 4, 5, 6, 7, 8], 1) == 4
assert readahead_hits([7, 9, 8, 7, 6, 7, 8, 9, 6], 2) == 5
assert readahead_hits([0, 3, 0, 1, 2, 3, 4, 5, 6, 7], 7) == 9
