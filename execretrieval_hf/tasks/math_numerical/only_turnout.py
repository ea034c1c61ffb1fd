"""At camp somebody noted, for several row lengths, how many children were left over from full rows, or
as a negative number how many were missing in the last row. We also know the lowest and the highest possible number
of children. Give me the one that fits all notes, -1 if none does, None if several do.

Keywords: children count row remainders
Inputs: notes, a list of pairs (row length, left over or minus the missing), the second always smaller in size than the first; low and high, the bounds, both possible themselves
Requires: type(notes) is list and all(type(n) is tuple and len(n) == 2 and all(type(v) is int for v in n) and abs(n[1]) < n[0] for n in notes) and type(low) is int and type(high) is int and 0 <= low <= high
Topic: divisibility
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def only_turnout(notes, low, high):
    found = -1
    for number in range(low, high + 1):
        if all((number - over) % length == 0 for length, over in notes):
            if found >= 0:
                return None
            found = number
    return found


assert only_turnout([(4, 1), (5, 2)], 1, 30) == 17
assert only_turnout([(4, 1), (5, 2)], 17, 37) == None
assert only_turnout([(4, 1), (5, 2)], 18, 36) == -1
assert only_turnout([(4, 1), (5, 2)], 18, 37) == 37
assert only_turnout([(6, -1)], 10, 16) == 11
assert only_turnout([(6, -2), (4, 0)], 5, 25) == 16
assert only_turnout([(3, 0), (6, 1)], 0, 40) == -1
assert only_turnout([], 9, 9) == 9
assert only_turnout([(7, 0)], 0, 6) == 0
assert only_turnout([(7, 0)], 0, 7) == None
