"""From a dictionary of articles with (stock, arrivals, minimum, maximum, carton size), list by name each whose
stock plus arrivals is below the minimum, paired with the most whole cartons that keep it within the maximum.

Keywords: replenishment cartons min max
Inputs: articles, from name to a tuple of pieces in stock, arriving, minimum, maximum and in a carton; minimum plus carton fit
Requires: type(articles) is dict and all(type(n) is str and len(v) == 5 and all(type(x) is int and x >= 0 for x in v) and v[4] >= 1 and v[2] + v[4] <= v[3] for n, v in articles.items())
Topic: inventories
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reorder_list(articles):
    orders = []
    for name in sorted(articles):
        stock, arriving, minimum, maximum, carton = articles[name]
        expected = stock + arriving
        if expected < minimum:
            cartons = (maximum - expected) // carton
            orders.append((name, cartons))
    return orders


assert reorder_list({"tea": (3, 0, 5, 20, 6)}) == [("tea", 2)]
assert reorder_list({"tea": (3, 2, 5, 20, 6), "jam": (2, 2, 5, 20, 6)}) == [("jam", 2)]
assert reorder_list({"oil": (0, 0, 1, 12, 4), "gin": (1, 0, 1, 12, 4), "ale": (0, 0, 9, 12, 3)}) == [("ale", 4), ("oil", 3)]
assert reorder_list({"salt": (4, 5, 10, 30, 7)}) == [("salt", 3)]
assert reorder_list({}) == []
assert reorder_list({"b": (5, 0, 6, 10, 1), "a": (0, 5, 6, 9, 3)}) == [("a", 1), ("b", 5)]
assert reorder_list({"rye": (9, 0, 8, 40, 4), "oat": (7, 0, 8, 40, 4)}) == [("oat", 8)]
assert reorder_list({"x": (6, 3, 10, 13, 2), "y": (0, 9, 9, 30, 2), "z": (8, 0, 10, 13, 2)}) == [("x", 2), ("z", 2)]
