"""A machine drops numbered cards into pockets 0 to 9 by a decimal digit, first by the ones, in the next pass
by the tens and so on, and then stacks the pockets from 9 down to 0, each in the order its cards fell. List
the stack after every pass, stopping with the first in which the numbers never rise; a stack like that at the
outset needs no pass.

Keywords: card sorter pockets digit passes
Inputs: cards, a list of integers from 0
Requires: type(cards) is list and all(type(c) is int and c >= 0 for c in cards)
Topic: bucket sorting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sorter_passes(cards):
    passes = []
    place = 1
    stack = list(cards)
    while any(upper < lower for upper, lower in zip(stack, stack[1:])):
        pockets = []
        for digit in range(9, -1, -1):
            pockets.append([])
            for card in stack:
                if card // place % 10 == digit:
                    pockets[-1].append(card)
        stack = []
        for pocket in pockets:
            stack += pocket
        passes.append(stack)
        place *= 10
    return passes


assert sorter_passes([]) == []
assert sorter_passes([5, 5, 3]) == []
assert sorter_passes([3, 9, 0, 9]) == [[9, 9, 3, 0]]
assert sorter_passes([12, 21]) == [[12, 21], [21, 12]]
assert sorter_passes([4, 13, 22, 40]) == [[4, 13, 22, 40], [40, 22, 13, 4]]
assert sorter_passes([7, 107]) == [[7, 107], [7, 107], [107, 7]]
assert sorter_passes([31, 130, 29, 205, 5]) == [[29, 205, 5, 31, 130], [31, 130, 29, 205, 5], [205, 130, 31, 29, 5]]
assert sorter_passes([90, 190, 9]) == [[9, 90, 190], [90, 190, 9], [190, 90, 9]]
assert sorter_passes([11, 1, 10, 100, 0]) == [[11, 1, 10, 100, 0], [11, 10, 1, 100, 0], [100, 11, 10, 1, 0]]
assert sorter_passes([1, 2, 3]) == [[3, 2, 1]]
