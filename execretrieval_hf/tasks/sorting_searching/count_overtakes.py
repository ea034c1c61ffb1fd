"""Our counter does not always call waiting numbers in turn. Given them in the order served, how many pairs have
the later number lower than the earlier one by more than a slack, and which number is the later one in most of
those pairs, the first served on a tie? Return both as a tuple, None standing for the number if there are no
pairs.

Keywords: queue order inversions with slack
Inputs: served, a list of distinct integers; slack, an integer from 0
Requires: type(served) is list and all(type(v) is int for v in served) and len(set(served)) == len(served) and type(slack) is int and slack >= 0
Topic: sortedness
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_right, insort


def count_overtakes(served, slack):
    earlier = []
    total = 0
    worst = None
    most = 0
    for number in served:
        passed = len(earlier) - bisect_right(earlier, number + slack)
        total += passed
        if passed > most:
            worst, most = number, passed
        insort(earlier, number)
    return total, worst


assert count_overtakes([3, 1, 2, 4], 0) == (2, 1)
assert count_overtakes([11, 12, 13, 20], 0) == (0, None)
assert count_overtakes([5, 3, 2], 1) == (2, 3)
assert count_overtakes([5, 3, 2], 2) == (1, 2)
assert count_overtakes([9, 8, 7, 6], 0) == (6, 6)
assert count_overtakes([40, 10, 50, 30, 20], 5) == (6, 20)
assert count_overtakes([60, 70, 50, 65, 40, 55], 10) == (5, 40)
assert count_overtakes([25, 14, 30, 19], 5) == (3, 19)
assert count_overtakes([], 3) == (0, None)
