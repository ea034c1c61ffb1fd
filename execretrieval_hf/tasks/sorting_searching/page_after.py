"""How do I get the next chunk of an alphabetically sorted list of names, beginning with the first that
sorts after a marker name, which need not be in the list, or from the top if the marker is None? I want a
tuple of the chunk, holding the wanted number of names but never over five, and how many names remain
behind it, or of an empty list and zero for a wanted number below one.

Keywords: keyset pagination of sorted names
Inputs: names, a sorted list of strings; cursor, a string or None; size, an integer
Requires: type(names) is list and all(type(n) is str for n in names) and names == sorted(names) and (cursor is None or type(cursor) is str) and type(size) is int
Topic: paging
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_right


def page_after(names, cursor, size):
    if size < 1:
        return [], 0
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
assert page_after(["hal", "ira", "jan"], "hal", 0) == ([], 0)
assert page_after(["a", "b", "c", "d", "e", "f", "g"], "", 6) == (["a", "b", "c", "d", "e"], 2)
assert page_after(["k", "l", "m", "n", "o", "p"], "k", 5) == (["l", "m", "n", "o", "p"], 0)
assert page_after(["ida", "ida", "joe", "kit"], "ida", 3) == (["joe", "kit"], 0)
assert page_after(["x", "y"], "z", 2) == ([], 0)
assert page_after(["r", "s", "t", "u", "v", "w"], "a", 4) == (["r", "s", "t", "u"], 2)
assert page_after(["una", "val", "wim"], None, 1) == (["una"], 2)
