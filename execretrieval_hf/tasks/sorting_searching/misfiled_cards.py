"""Inside a drawer our case files may lie in any order, with None for an empty slot, but no file may have a lower
number than any file in an earlier drawer. Find the first drawer, counted from 1, that breaks this rule,
together with its offending numbers in ascending order; None if all is well.

Keywords: filing order across drawers
Inputs: drawers, a list of lists of integers and None
Requires: type(drawers) is list and all(type(d) is list and all(n is None or type(n) is int for n in d) for d in drawers)
Topic: sortedness
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def misfiled_cards(drawers):
    highest = None
    for number, slots in enumerate(drawers, 1):
        cards = []
        for card in slots:
            if card is not None:
                cards.append(card)
        if not cards:
            continue
        misfiled = []
        for card in cards:
            if highest is not None and card < highest:
                misfiled.append(card)
        if misfiled:
            return number, sorted(misfiled)
        highest = max(cards)
    return None


assert misfiled_cards([]) == None
assert misfiled_cards([[3, 1], [5, 4]]) == None
assert misfiled_cards([[3, 1], [2, 4]]) == (2, [2])
assert misfiled_cards([[3, 1], [3, 0, 2]]) == (2, [0, 2])
assert misfiled_cards([[5], [], [None], [7, 4, 6, 3]]) == (4, [3, 4])
assert misfiled_cards([[None, 8], [8, 9], [10, 8, 9]]) == (3, [8])
assert misfiled_cards([[1, 2], [2, 6, 4], [6], [6, 5]]) == (4, [5])
assert misfiled_cards([[9, 4], [None, 12], [15, 11, 30, 10]]) == (3, [10, 11])
assert misfiled_cards([[], [4, 0], [-1], [-2]]) == (3, [-1])
