"""Sum amounts whose last character carries a digit together with the sign: { and A to I stand for 0 to 9 and plus,
} and J to R for 0 to 9 and minus. Before it come digits only, or nothing. Give a pair: the sum, and how many
entries had another form and so were left out.

Keywords: COBOL overpunch signed amounts
Inputs: fields, a list of strings of ASCII characters
Requires: type(fields) is list and all(type(f) is str and f.isascii() for f in fields)
Topic: parsing records
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def zoned_total(fields):
    total, unread = 0, 0
    for field in fields:
        head = field[:-1]
        place = "{ABCDEFGHI}JKLMNOPQR".find(field[-1:])
        if field == "" or place < 0 or head != "" and not head.isdigit():
            unread += 1
            continue
        amount = int(head + str(place % 10))
        if place < 10:
            total += amount
        else:
            total -= amount
    return total, unread


assert zoned_total(["12C", "5{"]) == (173, 0)
assert zoned_total(["12}"]) == (-120, 0)
assert zoned_total(["1A", "2J", "3I"]) == (29, 0)
assert zoned_total(["7", "", "4B"]) == (42, 2)
assert zoned_total(["-1A", "xB", "3R"]) == (-39, 2)
assert zoned_total(["{", "}", "A"]) == (1, 0)
assert zoned_total([]) == (0, 0)
assert zoned_total(["100R", "1a", "9 B", "20{"]) == (-809, 2)
assert zoned_total(["S", "6S", "8"]) == (0, 3)
