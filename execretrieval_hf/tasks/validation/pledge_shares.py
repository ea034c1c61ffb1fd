"""Donors divide 100 percent among charities and often leave boxes blank. Complete the list: the blank ones
share what is left in whole percents as evenly as possible, the earlier ones getting more. If the others
exceed 100, or come to less and none is blank, I just want the difference, negative for too little.

Keywords: fill empty percentage allocation inputs
Inputs: boxes, a list of percentages from 0 to 100 or None
Requires: type(boxes) is list and all(b is None or type(b) is int and 0 <= b <= 100 for b in boxes)
Topic: forms
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pledge_shares(boxes):
    rest = 100
    blanks = 0
    for box in boxes:
        if box is None:
            blanks += 1
        else:
            rest -= box
    if rest < 0 or (rest > 0 and blanks == 0):
        return -rest
    shares = []
    for box in boxes:
        if box is None:
            box = -(-rest // blanks)
            rest -= box
            blanks -= 1
        shares.append(box)
    return shares


assert pledge_shares([50, None, 20, None]) == [50, 15, 20, 15]
assert pledge_shares([None, None, None]) == [34, 33, 33]
assert pledge_shares([None, 97, None]) == [2, 97, 1]
assert pledge_shares([60, 41, None]) == 1
assert pledge_shares([60, 39]) == -1
assert pledge_shares([60, 40]) == [60, 40]
assert pledge_shares([60, 40, None]) == [60, 40, 0]
assert pledge_shares([99, None, None]) == [99, 1, 0]
assert pledge_shares([]) == -100
assert pledge_shares([None, 31, None, None, None]) == [18, 31, 17, 17, 17]
