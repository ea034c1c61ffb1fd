"""Our price list is printed group by group: a heading line, then the items, and one empty line before the
next group on the same page. A group goes to a new page if it does not fit but would on an empty one, or if
not even the heading and one item fit; otherwise it is broken, with its heading again on each page. List for
every page the (heading, number of items) pairs.

Keywords: repeat heading across page breaks
Inputs: groups, a list of (heading, number of items) with a text and a positive integer; size, the lines of a page, an integer from 2
Requires: type(groups) is list and all(type(g) is tuple and len(g) == 2 and type(g[0]) is str and type(g[1]) is int and g[1] > 0 for g in groups) and type(size) is int and size >= 2
Topic: paging
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def list_pages(groups, size):
    pages = []
    free = 0
    for heading, items in groups:
        gap = 1
        while items > 0:
            need = gap + 1 + items
            if free < gap + 2 or (need > free and items + 1 <= size):
                pages.append([])
                free = size
                gap = 0
            part = min(items, free - gap - 1)
            pages[-1].append((heading, part))
            free -= gap + 1 + part
            items -= part
    return pages


assert list_pages([], 4) == []
assert list_pages([('A', 3)], 4) == [[('A', 3)]]
assert list_pages([('A', 4)], 4) == [[('A', 3)], [('A', 1)]]
assert list_pages([('A', 1), ('B', 2)], 6) == [[('A', 1), ('B', 2)]]
assert list_pages([('A', 1), ('B', 3)], 6) == [[('A', 1)], [('B', 3)]]
assert list_pages([('A', 1), ('B', 6)], 6) == [[('A', 1), ('B', 2)], [('B', 4)]]
assert list_pages([('A', 2), ('B', 5), ('C', 1)], 5) == [[('A', 2)], [('B', 4)], [('B', 1), ('C', 1)]]
assert list_pages([('A', 7)], 3) == [[('A', 2)], [('A', 2)], [('A', 2)], [('A', 1)]]
assert list_pages([('A', 2), ('B', 2), ('C', 9)], 7) == [[('A', 2), ('B', 2)], [('C', 6)], [('C', 3)]]
assert list_pages([('A', 1), ('B', 4), ('C', 1)], 5) == [[('A', 1)], [('B', 4)], [('C', 1)]]
