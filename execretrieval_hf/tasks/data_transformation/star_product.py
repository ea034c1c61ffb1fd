"""Which article sells most in each region of (region, article, amount) sales, as a dictionary with None on shared
tops?

Keywords: best article per region
Inputs: sales, a list of (region, article, amount) tuples, amounts integers of any sign
Requires: type(sales) is list and all(type(s) is tuple and len(s) == 3 and type(s[0]) is str and type(s[1]) is str and type(s[2]) is int for s in sales)
Topic: aggregation
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def star_product(sales):
    sums = {}
    for region, article, amount in sales:
        shelf = sums.setdefault(region, {})
        shelf[article] = shelf.get(article, 0) + amount
    stars = {}
    for region, shelf in sums.items():
        top = max(shelf.values())
        best = [article for article, total in shelf.items() if total == top]
        stars[region] = best[0] if len(best) == 1 else None
    return stars


assert star_product([("N", "pen", 5), ("N", "ink", 7), ("S", "pen", 1)]) == {"N": "ink", "S": "pen"}
assert star_product([("N", "pen", 5), ("N", "ink", 7), ("N", "pen", 3)]) == {"N": "pen"}
assert star_product([("N", "pen", 5), ("S", "ink", 7), ("N", "ink", 2), ("N", "ink", 3)]) == {"N": None, "S": "ink"}
assert star_product([]) == {}
assert star_product([("W", "cup", -4), ("W", "jug", -9), ("E", "jug", 0)]) == {"W": "cup", "E": "jug"}
assert star_product([("E", "jug", 6), ("E", "cup", 6), ("E", "lid", 5)]) == {"E": None}
assert star_product([("S", "lid", 2), ("S", "cup", 9), ("S", "cup", -8)]) == {"S": "lid"}
assert star_product([("S", "a", 1), ("T", "a", 1), ("T", "b", 1), ("S", "b", 1), ("T", "c", 2)]) == {"S": None, "T": "c"}
