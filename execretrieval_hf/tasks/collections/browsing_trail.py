"""Our shop logs page visits oldest first, and beside the open page we want to show the recently viewed ones: a
list of page names, newest first, each once at the place of its latest visit, without the page open now, and no
longer than a maximum. A maximum below 1 gives an empty list.

Keywords: recently viewed pages without repeats
Inputs: visits, a list of page names; limit, an integer; current, the open page
Requires: type(visits) is list and all(type(v) is str for v in visits) and type(limit) is int and type(current) is str
Topic: queues and stacks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def browsing_trail(visits, limit, current):
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


assert browsing_trail(["home", "cart", "home", "faq"], 5, "faq") == ["home", "cart"]
assert browsing_trail(["a", "b", "c", "d"], 3, "x") == ["d", "c", "b"]
assert browsing_trail(["a", "b"], 0, "a") == []
assert browsing_trail(["a", "b", "c"], 1, "c") == ["b"]
assert browsing_trail(["home"], 2, "home") == []
assert browsing_trail(["a", "b", "a", "c", "b"], 2, "") == ["b", "c"]
assert browsing_trail(["shop", "help", "docs", "help"], 9, "news") == ["help", "docs", "shop"]
assert browsing_trail(["a", "b", "a", "a", "d", "c"], 4, "d") == ["c", "a", "b"]
