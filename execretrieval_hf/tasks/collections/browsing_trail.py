"""How can I build a recently viewed list from page visits logged oldest first, so that it starts with the
newest, names every page once at its latest visit, leaves out the page that is open now and holds no more than
a given number of pages? For a number below 1 it should be an empty list.

Keywords: recently viewed pages without repeats
Inputs: visits, a list of page names; current, the open page; limit, an integer
Requires: type(visits) is list and all(type(v) is str for v in visits) and type(current) is str and type(limit) is int
Topic: deduplication
Register: request
"""


def browsing_trail(visits, current, limit):
    if limit < 1:
        return []
    trail = []
    for page in reversed(visits):
        if page == current or page in trail:
            continue
        trail.append(page)
        if len(trail) == limit:
            break
    return trail


assert browsing_trail(["home", "cart", "home", "faq"], "faq", 5) == ["home", "cart"]
assert browsing_trail(["a", "b", "c", "d"], "x", 3) == ["d", "c", "b"]
assert browsing_trail(["a", "b"], "a", 0) == []
assert browsing_trail(["a", "b", "c"], "c", 1) == ["b"]
assert browsing_trail(["home"], "home", 2) == []
assert browsing_trail(["a", "b", "a", "c", "b"], "", 2) == ["b", "c"]
assert browsing_trail(["shop", "help", "docs", "help"], "news", 9) == ["help", "docs", "shop"]
assert browsing_trail(["a", "b", "a", "a", "d", "c"], "d", 4) == ["c", "a", "b"]
