"""Put pieces of one item into a bag, a list of slots that are None or pairs of item and pieces. From first to
last, slots holding the item are filled up to a given stack size, then empty slots likewise while pieces
remain. Return the new slots and the number of pieces left over.

Keywords: game inventory stack slots
Inputs: slots, a list of None or pairs of item and pieces; item, a name; pieces, an integer from 0; size, an integer from 1
Requires: type(item) is str and type(pieces) is int and pieces >= 0 and type(size) is int and size >= 1 and type(slots) is list and all(s is None or type(s) is tuple and type(s[0]) is str and 1 <= s[1] <= size for s in slots)
Topic: inventories
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stow_loot(slots, item, pieces, size):
    bag = list(slots)
    for place, slot in enumerate(slots):
        if slot is not None and slot[0] == item:
            added = min(pieces, size - slot[1])
            bag[place] = (item, slot[1] + added)
            pieces -= added
    for place, slot in enumerate(slots):
        if slot is None and pieces > 0:
            added = min(pieces, size)
            bag[place] = (item, added)
            pieces -= added
    return bag, pieces


assert stow_loot([None, ("oak", 3), None], "oak", 4, 5) == ([("oak", 2), ("oak", 5), None], 0)
assert stow_loot([None, ("oak", 3), None], "oak", 2, 5) == ([None, ("oak", 5), None], 0)
assert stow_loot([("oak", 3), ("ash", 2), ("oak", 4)], "oak", 9, 6) == ([("oak", 6), ("ash", 2), ("oak", 6)], 4)
assert stow_loot([None, None], "ash", 7, 3) == ([("ash", 3), ("ash", 3)], 1)
assert stow_loot([None, None], "ash", 6, 6) == ([("ash", 6), None], 0)
assert stow_loot([("oak", 5)], "ash", 2, 5) == ([("oak", 5)], 2)
assert stow_loot([], "oak", 1, 9) == ([], 1)
assert stow_loot([None, ("ash", 1), ("ash", 3)], "ash", 0, 4) == ([None, ("ash", 1), ("ash", 3)], 0)
assert stow_loot([("oak", 2), None, ("ash", 1), None], "oak", 3, 2) == ([("oak", 2), ("oak", 2), ("ash", 1), ("oak", 1)], 0)
assert stow_loot([("ash", 1), None, ("ash", 2)], "ash", 4, 3) == ([("ash", 3), ("ash", 1), ("ash", 3)], 0)
