"""On which page and line, from 1, stands the nth entry if odd and even pages may differ in length?

Keywords: entry position with alternating page sizes
Inputs: entry, odd and even, positive integers: the number of the entry, the lines of an odd and of an even page
Requires: type(entry) is int and entry > 0 and type(odd) is int and odd > 0 and type(even) is int and even > 0 and entry < 10000
Topic: paging
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def printed_at(entry, odd, even):
    page = 1
    room = odd
    while entry > room:
        entry -= room
        page += 1
        if page % 2 == 1:
            room = odd
        else:
            room = even
    return page, entry


assert printed_at(1, 3, 5) == (1, 1)
assert printed_at(3, 3, 5) == (1, 3)
assert printed_at(4, 3, 5) == (2, 1)
assert printed_at(8, 3, 5) == (2, 5)
assert printed_at(9, 3, 5) == (3, 1)
assert printed_at(11, 3, 5) == (3, 3)
assert printed_at(12, 3, 5) == (4, 1)
assert printed_at(5, 1, 1) == (5, 1)
assert printed_at(30, 10, 4) == (5, 2)
assert printed_at(31, 7, 2) == (7, 4)
