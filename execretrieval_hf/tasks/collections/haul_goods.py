"""Moves of goods between our depots are booked in order, each with as many pieces as the source still has; from
or to an unknown depot, or within one, nothing moves. I need the new stock of every depot, without zeros, and
for each move not done in full the pair of its position, from 1, and the missing pieces.

Keywords: stock transfer between warehouses
Inputs: stock, a dictionary from depot to its pieces by article; moves, a list of tuples of source, target, article and pieces
Requires: type(stock) is dict and all(type(d) is str and type(g) is dict and all(type(p) is int and p >= 1 for p in g.values()) for d, g in stock.items()) and type(moves) is list and all(type(s) is str and type(t) is str and type(a) is str and type(p) is int and p >= 1 for s, t, a, p in moves)
Topic: inventories
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def haul_goods(stock, moves):
    booked = {depot: dict(goods) for depot, goods in stock.items()}
    short = []
    for position, (source, target, article, pieces) in enumerate(moves, 1):
        moved = 0
        if source in booked and target in booked and source != target:
            there = booked[source].get(article, 0)
            moved = min(pieces, there)
            booked[source][article] = there - moved
            booked[target][article] = booked[target].get(article, 0) + moved
        if moved < pieces:
            short.append((position, pieces - moved))
    for depot in booked:
        goods = booked[depot]
        booked[depot] = {article: pieces for article, pieces in goods.items() if pieces > 0}
    return booked, short


assert haul_goods({"e": {"a": 5}, "w": {}}, [("e", "w", "a", 3)]) == ({"e": {"a": 2}, "w": {"a": 3}}, [])
assert haul_goods({"e": {"a": 5}, "w": {}}, [("e", "w", "a", 5)]) == ({"e": {}, "w": {"a": 5}}, [])
assert haul_goods({"e": {"a": 2}, "w": {"a": 1}}, [("e", "w", "a", 6)]) == ({"e": {}, "w": {"a": 3}}, [(1, 4)])
assert haul_goods({"e": {"a": 2}}, [("e", "x", "a", 1), ("x", "e", "a", 2)]) == ({"e": {"a": 2}}, [(1, 1), (2, 2)])
assert haul_goods({"e": {"a": 4}}, [("e", "e", "a", 2)]) == ({"e": {"a": 4}}, [(1, 2)])
assert haul_goods({"e": {"a": 4}, "w": {}}, [("e", "w", "a", 3), ("w", "e", "a", 2)]) == ({"e": {"a": 3}, "w": {"a": 1}}, [])
assert haul_goods({}, [("e", "w", "a", 1)]) == ({}, [(1, 1)])
assert haul_goods({"e": {"a": 1}, "w": {"a": 2}}, []) == ({"e": {"a": 1}, "w": {"a": 2}}, [])
assert haul_goods({"e": {"b": 2}, "w": {}}, [("w", "e", "b", 1), ("e", "w", "b", 2)]) == ({"e": {}, "w": {"b": 2}}, [(1, 1)])
