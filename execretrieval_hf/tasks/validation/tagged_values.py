"""A message consists of records: a tag byte, a count, and that many value bytes; tag 0 stands alone, as
padding. Return the values as a dictionary of lists by tag, those of a repeated tag joined in order, or the
position, from 0, of the tag whose record is cut off by the end or counts more values than allowed.

Keywords: parse TLV padding tag zero
Inputs: message, a list of integers from 0 to 255; most, an integer of at least 0
Requires: type(message) is list and all(type(b) is int and 0 <= b <= 255 for b in message) and type(most) is int and most >= 0
Topic: frames
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tagged_values(message, most):
    values = {}
    place = 0
    while place < len(message):
        tag = message[place]
        if tag == 0:
            place += 1
            continue
        if place + 1 == len(message) or message[place + 1] > most:
            return place
        end = place + 2 + message[place + 1]
        if end > len(message):
            return place
        values[tag] = values.get(tag, []) + message[place + 2:end]
        place = end
    return values


assert tagged_values([7, 2, 5, 6, 9, 1, 4], 2) == {7: [5, 6], 9: [4]}
assert tagged_values([7, 2, 5, 6, 9, 1, 4], 1) == 0
assert tagged_values([9, 1, 8, 7, 3, 1, 2], 3) == 3
assert tagged_values([0, 7, 1, 0, 0, 0, 7, 2, 3, 4], 2) == {7: [0, 3, 4]}
assert tagged_values([0, 0], 0) == {}
assert tagged_values([4, 0, 5, 0], 0) == {4: [], 5: []}
assert tagged_values([3, 1, 1, 0, 8], 5) == 4
assert tagged_values([3, 1, 2, 0, 0, 4, 1], 5) == 5
assert tagged_values([2, 2, 1, 9, 6, 3, 1], 2) == 4
assert tagged_values([], 3) == {}
