"""In which ascending list, and where in it, both from 0, stands the nth smallest overall, earlier lists winning
ties?

Keywords: kth element across several lists
Inputs: lists, a list of ascending lists of integers; nth, an integer from 1 to the number of all items
Requires: type(lists) is list and all(type(v) is list and all(type(n) is int for n in v) and v == sorted(v) for v in lists) and type(nth) is int and 1 <= nth <= sum(len(v) for v in lists)
Topic: merging sorted lists
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def merged_place(lists, nth):
    heads = [0] * len(lists)
    place = None
    for _ in range(nth):
        best = None
        for index, values in enumerate(lists):
            if heads[index] == len(values):
                continue
            if best is None or values[heads[index]] < lists[best][heads[best]]:
                best = index
        place = (best, heads[best])
        heads[best] += 1
    return place


assert merged_place([[3], [2]], 2) == (0, 0)
assert merged_place([[8, 9], [1, 2, 3]], 3) == (1, 2)
assert merged_place([[5, 9], [1, 6]], 2) == (0, 0)
assert merged_place([[5, 9], [1, 6]], 4) == (0, 1)
assert merged_place([[3, 3], [3]], 3) == (1, 0)
assert merged_place([[4], [4], [4]], 2) == (1, 0)
assert merged_place([[], [2, 8], [1, 2, 3, 9]], 3) == (2, 1)
assert merged_place([[], [2, 8], [1, 2, 3, 9]], 6) == (2, 3)
assert merged_place([[10, 20, 30], [15], [], [12, 25]], 5) == (3, 1)
