"""Give the next chunk of an alphabetically sorted list of names: as many as wanted, but never over five, of
those that sort behind a marker name, which need not be in the list, or from the top if the marker is None.
The result is a tuple of the chunk as a list and the number of names remaining behind it.

Keywords: keyset pagination of sorted names
Inputs: names, a sorted list of strings; cursor, the marker, a string or None; size, how many are wanted, an integer from 1
Requires: type(names) is list and all(type(n) is str for n in names) and names == sorted(names) and (cursor is None or type(cursor) is str) and type(size) is int and size >= 1
Topic: paging
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_right


def page_after(names, cursor, size):
    start = 0
    if cursor is not None:
        start = bisect_right(names, cursor)
    stop = start + min(size, 5)
    page = names[start:stop]
    left = len(names) - start - len(page)
    return page, left


assert page_after(["ada", "ben", "cas", "dov"], "ben", 1) == (["cas"], 1)
assert page_after(["ada", "ben", "cas", "dov"], None, 2) == (["ada", "ben"], 2)
assert page_after(["eli", "fay", "gil"], "fern", 9) == (["gil"], 0)
assert page_after(["a", "b", "c", "d", "e", "f", "g"], "", 6) == (["a", "b", "c", "d", "e"], 2)
assert page_after(["k", "l", "m", "n", "o", "p"], "k", 5) == (["l", "m", "n", "o", "p"], 0)
assert page_after(["ida", "ida", "joe", "kit"], "ida", 3) == (["joe", "kit"], 0)
assert page_after(["x", "y"], "z", 2) == ([], 0)
assert page_after(["r", "s", "t", "u", "v", "w"], "a", 4) == (["r", "s", "t", "u"], 2)
assert page_after(["una", "val", "wim"], None, 1) == (["una"], 2)
