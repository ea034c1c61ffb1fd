"""Put house numbers in the order of a walk that takes the street in blocks of a given size, 1 to 10 and then 11 to
20 for size ten: in each block the odd numbers going up, then the even ones going down. Each number is wanted
once, numbers below 1 not at all, and a block size below 1 gives an empty list.

Keywords: odd even street side sequence
Inputs: houses, a list of integers; size, an integer
Requires: type(houses) is list and all(type(h) is int for h in houses) and type(size) is int
Topic: custom orderings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def postal_round(houses, size):
    if size < 1:
        return []
    keyed = []
    for house in set(houses):
        if house < 1:
            continue
        block = (house - 1) // size
        if house % 2 == 1:
            keyed.append((block, 0, house, house))
        else:
            keyed.append((block, 1, -house, house))
    keyed.sort()
    return [entry[3] for entry in keyed]


assert postal_round([4, 1, 3, 2], 10) == [1, 3, 4, 2]
assert postal_round([4, 1, 3, 2], 2) == [1, 2, 3, 4]
assert postal_round([4, 1, 3, 2], 1) == [1, 2, 3, 4]
assert postal_round([10, 11, 9, 20, 21, 12], 10) == [9, 10, 11, 20, 12, 21]
assert postal_round([5, 6, 5, 8, 6], 8) == [5, 8, 6]
assert postal_round([1, 0, -3, 2], 5) == [1, 2]
assert postal_round([7, 8], 0) == []
assert postal_round([12, 7, 6, 13, 1], 6) == [1, 6, 7, 12, 13]
assert postal_round([3, 1, 5, 4, 2, 6], 3) == [1, 3, 2, 5, 6, 4]
assert postal_round([], 4) == []
