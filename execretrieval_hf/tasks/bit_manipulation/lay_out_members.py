"""Place record members of given bit widths one after another in units of a fixed number of bits; a member that
would cross a unit's end starts the next unit. A width of 0 gets no place but sends the next member to a fresh
unit. Return the list of start bits, counted from 0 throughout, and the number of units holding members, or None
if a member exceeds a unit.

Keywords: bit field storage unit layout
Inputs: widths, a list of integers from 0; unit, the bits of a unit; the answer is a pair
Requires: type(widths) is list and all(type(w) is int and 0 <= w <= 40 for w in widths) and type(unit) is int and 1 <= unit <= 32
Topic: bit fields
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lay_out_members(widths, unit):
    starts = []
    cursor = 0
    units = 0
    for width in widths:
        if width > unit:
            return None
        filled = cursor % unit
        if filled > 0 and (width == 0 or filled + width > unit):
            cursor += unit - filled
        if width > 0:
            starts.append(cursor)
            cursor += width
            units = (cursor + unit - 1) // unit
    return starts, units


assert lay_out_members([3, 5, 1], 8) == ([0, 3, 8], 2)
assert lay_out_members([3, 6, 2], 8) == ([0, 8, 14], 2)
assert lay_out_members([9], 8) == None
assert lay_out_members([2, 0, 2], 8) == ([0, 8], 2)
assert lay_out_members([], 16) == ([], 0)
assert lay_out_members([4, 0], 4) == ([0], 1)
assert lay_out_members([1], 8) == ([0], 1)
assert lay_out_members([0, 0, 1, 0, 0, 4], 4) == ([0, 4], 2)
assert lay_out_members([5, 4, 4, 4, 8], 8) == ([0, 8, 12, 16, 24], 4)
