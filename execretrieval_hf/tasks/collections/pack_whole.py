"""Our warehouse packs orders whole, in the order given. An order waits if the stock lacks pieces of some article
in it, or if it wants an article of which an earlier waiting order found too few, since nobody may take those
away. Which orders are packed, and what is left of each article, as a dictionary without zeros?

Keywords: allocate stock to whole orders
Inputs: stock, a dictionary from article to pieces; orders, a list of pairs of name and dictionary from article to pieces from 1
Requires: type(stock) is dict and all(type(a) is str and type(p) is int and p >= 0 for a, p in stock.items()) and type(orders) is list and all(type(n) is str and type(w) is dict and all(type(a) is str and type(p) is int and p >= 1 for a, p in w.items()) for n, w in orders)
Topic: inventories
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pack_whole(stock, orders):
    left = dict(stock)
    reserved = []
    packed = []
    for name, wanted in orders:
        short = []
        held = False
        for article, pieces in wanted.items():
            if left.get(article, 0) < pieces:
                short.append(article)
            if article in reserved:
                held = True
        if short or held:
            reserved += short
            continue
        for article, pieces in wanted.items():
            left[article] -= pieces
        packed.append(name)
    return packed, {article: pieces for article, pieces in left.items() if pieces > 0}


assert pack_whole({"pen": 5}, [("o1", {"pen": 3}), ("o2", {"pen": 3}), ("o3", {"pen": 1})]) == (["o1"], {"pen": 2})
assert pack_whole({"pen": 5, "ink": 2}, [("o1", {"pen": 6, "ink": 1}), ("o2", {"ink": 2})]) == (["o2"], {"pen": 5})
assert pack_whole({"pen": 5, "ink": 2}, [("o1", {"pen": 6, "ink": 3}), ("o2", {"ink": 2})]) == ([], {"pen": 5, "ink": 2})
assert pack_whole({"pen": 4}, [("o1", {"pen": 4})]) == (["o1"], {})
assert pack_whole({"p": 4, "q": 3}, [("a", {"p": 5}), ("b", {"p": 1, "q": 1}), ("c", {"q": 1})]) == (["c"], {"p": 4, "q": 2})
assert pack_whole({"p": 4, "q": 3}, [("a", {"r": 1}), ("b", {"p": 2, "q": 3}), ("c", {"p": 2})]) == (["b", "c"], {})
assert pack_whole({}, []) == ([], {})
assert pack_whole({"m": 0, "n": 7}, [("x", {"n": 3}), ("y", {"m": 1, "n": 5}), ("z", {"n": 1})]) == (["x"], {"n": 4})
assert pack_whole({"cap": 1, "pin": 7}, [("x", {"cap": 2, "pin": 1}), ("y", {"pin": 7})]) == (["y"], {"cap": 1})
