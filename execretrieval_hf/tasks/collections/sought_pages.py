"""Which pages get more (source, target) links than they give, repeats and self-links aside, largest surplus first,
alphabetically on ties?

Keywords: pages by incoming link surplus
Inputs: links, a list of pairs of linking and linked page
Requires: type(links) is list and all(type(a) is str and type(b) is str for a, b in links)
Topic: graphs
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sought_pages(links):
    surplus = {}
    for source, target in dict.fromkeys(links):
        if source != target:
            surplus[target] = surplus.get(target, 0) + 1
            surplus[source] = surplus.get(source, 0) - 1
    ranked = [(-balance, page) for page, balance in surplus.items() if balance > 0]
    return [page for _, page in sorted(ranked)]


assert sought_pages([("a", "b"), ("c", "b"), ("b", "a")]) == ["b"]
assert sought_pages([("a", "b"), ("b", "a"), ("c", "a"), ("c", "b"), ("c", "b")]) == ["a", "b"]
assert sought_pages([("x", "z"), ("x", "y"), ("w", "y")]) == ["y", "z"]
assert sought_pages([("a", "a"), ("a", "b"), ("b", "a")]) == []
assert sought_pages([("a", "b"), ("a", "b"), ("b", "c")]) == ["c"]
assert sought_pages([("faq", "home"), ("home", "home"), ("home", "shop"), ("faq", "shop")]) == ["shop"]
assert sought_pages([("p", "r"), ("q", "s"), ("p", "s"), ("q", "r"), ("s", "t"), ("r", "t")]) == ["t", "r", "s"]
assert sought_pages([]) == []
assert sought_pages([("m", "n"), ("n", "o"), ("m", "l"), ("k", "l"), ("o", "k")]) == ["l"]
assert sought_pages([("c", "a"), ("a", "c"), ("e", "a"), ("e", "b")]) == ["a", "b"]
