"""Which postages, ascending, can be made in exactly one way from some of my stamps, equal ones counting as
different?

Keywords: sums with unique subset
Inputs: stamps, a list of positive integers; the result is a list, and at least one stamp has to be used
Requires: type(stamps) is list and all(type(s) is int and s >= 1 for s in stamps)
Topic: combinatorics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unique_postages(stamps):
    ways = {0: 1}
    for stamp in stamps:
        grown = dict(ways)
        for total, count in ways.items():
            grown[total + stamp] = grown.get(total + stamp, 0) + count
        ways = grown
    return [total for total in sorted(ways) if total > 0 and ways[total] == 1]


assert unique_postages([5, 20]) == [5, 20, 25]
assert unique_postages([1, 2, 3]) == [1, 2, 4, 5, 6]
assert unique_postages([10, 10]) == [20]
assert unique_postages([4]) == [4]
assert unique_postages([]) == []
assert unique_postages([10, 10, 5, 5]) == [30]
assert unique_postages([3, 1, 2, 6]) == [1, 2, 4, 5, 7, 8, 10, 11, 12]
assert unique_postages([7, 7, 7]) == [21]
assert unique_postages([20, 1, 30, 50]) == [1, 20, 21, 30, 31, 70, 71, 80, 81, 100, 101]
assert unique_postages([2, 2, 4, 9]) == [8, 9, 17]
