"""How many closing digits do two phone numbers share, other characters ignored? Fewer than a given number count as
0, unless they are all the digits of one of the two.

Keywords: caller id suffix match
Inputs: first, an ASCII string; second, an ASCII string; least, a positive integer
Requires: type(first) is str and first.isascii() and type(second) is str and second.isascii() and type(least) is int and least > 0
Topic: contact data
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def caller_overlap(first, second, least):
    left = [sign for sign in first if sign.isdigit()]
    right = [sign for sign in second if sign.isdigit()]
    shorter = min(len(left), len(right))
    shared = 0
    while shared < shorter and left[-1 - shared] == right[-1 - shared]:
        shared += 1
    if shared < least and shared < shorter:
        return 0
    return shared


assert caller_overlap("+49 30 123456", "030 123456", 6) == 8
assert caller_overlap("+49 30 123456", "031 123456", 6) == 6
assert caller_overlap("01", "121", 2) == 0
assert caller_overlap("555-0199", "0199", 6) == 4
assert caller_overlap("0199", "1-99", 3) == 3
assert caller_overlap("", "77", 5) == 0
assert caller_overlap("(12) 34", "12-34", 9) == 4
assert caller_overlap("12341", "54321", 1) == 1
assert caller_overlap("8 999", "2.999", 3) == 3
assert caller_overlap("7-7", "abc77", 5) == 2
