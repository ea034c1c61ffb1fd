"""For a batch of one product we need the parts to buy. Recipes give the components and counts of everything we make;
what has none is bought. Whatever is in stock, the product itself and bought parts included, is used up first; only
the rest is made or bought. Give a dictionary of parts and pieces to buy, without zeros.

Keywords: explode bill of materials with stock
Inputs: product, a name; pieces, an integer from 0; recipes, a dictionary from names to non-empty lists of (name, count), counts from 1, components alphabetically after what they make; stock, a dictionary from names to integers from 0
Requires: type(product) is str and type(pieces) is int and pieces >= 0 and type(recipes) is dict and all(type(r) is list and len(r) > 0 and all(type(c) is tuple and len(c) == 2 and type(c[0]) is str and c[0] > p and type(c[1]) is int and c[1] >= 1 for c in r) for p, r in recipes.items()) and type(stock) is dict and all(type(n) is str and type(s) is int and s >= 0 for n, s in stock.items())
Topic: flattening
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def assembly_shortage(product, pieces, recipes, stock):
    left = dict(stock)
    shopping = {}
    waiting = [(product, pieces)]
    while waiting:
        name, wanted = waiting.pop()
        used = min(wanted, left.get(name, 0))
        if used > 0:
            left[name] -= used
        missing = wanted - used
        if missing == 0:
            continue
        if name in recipes:
            for component, count in recipes[name]:
                waiting.append((component, count * missing))
        else:
            shopping[name] = shopping.get(name, 0) + missing
    return shopping


assert assembly_shortage("bike", 2, {"bike": [("frame", 1), ("wheel", 2)], "wheel": [("xspoke", 30)]}, {}) == {"frame": 2, "xspoke": 120}
assert assembly_shortage("bike", 2, {"bike": [("frame", 1), ("wheel", 2)], "wheel": [("xspoke", 30)]}, {"wheel": 3, "xspoke": 10}) == {"frame": 2, "xspoke": 20}
assert assembly_shortage("bike", 3, {"bike": [("lamp", 2)]}, {"bike": 1}) == {"lamp": 4}
assert assembly_shortage("bike", 3, {"bike": [("lamp", 2)]}, {"bike": 3, "lamp": 1}) == {}
assert assembly_shortage("nut", 1, {}, {"nut": 2}) == {}
assert assembly_shortage("axle", 1, {"axle": [("bolt", 1), ("bolt", 2)]}, {"axle": 0, "bolt": 1}) == {"bolt": 2}
assert assembly_shortage("a", 2, {"a": [("b", 1), ("c", 3)], "b": [("c", 2)]}, {"c": 4}) == {"c": 6}
assert assembly_shortage("desk", 1, {"desk": [("top", 1), ("leg", 4), ("top", 1)], "leg": [("screw", 2)]}, {"leg": 1, "screw": 1, "lid": 9}) == {"top": 2, "screw": 5}
