"""Work out how many sets of a parts recipe the stock allows while a reserve of every part stays untouched,
paired with the alphabetical list of parts that do not allow one more; a part absent from stock counts as 0. If
not even one set is possible, give instead a dictionary from each part that falls short to what it lacks for one
set on top of the reserve.

Keywords: limiting parts for assembly
Inputs: stock, a dictionary from part to quantity; recipe, a non-empty dictionary from part to quantity per set; reserve, an integer from 0
Requires: type(stock) is dict and all(type(p) is str and type(n) is int and n >= 0 for p, n in stock.items()) and type(recipe) is dict and len(recipe) > 0 and all(type(p) is str and type(n) is int and n > 0 for p, n in recipe.items()) and type(reserve) is int and reserve >= 0
Topic: inventories
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def plan_kits(stock, recipe, reserve):
    usable = {part: stock.get(part, 0) - reserve for part in recipe}
    kits = min(usable[part] // needed for part, needed in recipe.items())
    if kits < 1:
        missing = {}
        for part, needed in recipe.items():
            if needed > usable[part]:
                missing[part] = needed - usable[part]
        return missing
    limiting = [part for part, needed in recipe.items() if usable[part] // needed == kits]
    return kits, sorted(limiting)


assert plan_kits({"leg": 17, "top": 9}, {"leg": 4, "top": 1}, 0) == (4, ["leg"])
assert plan_kits({"leg": 17, "top": 6}, {"top": 1, "leg": 4}, 2) == (3, ["leg"])
assert plan_kits({"top": 3, "leg": 6}, {"top": 1, "leg": 4}, 2) == (1, ["leg", "top"])
assert plan_kits({"top": 1, "leg": 5}, {"top": 1, "leg": 4}, 1) == {"top": 1}
assert plan_kits({"leg": 3}, {"leg": 4, "screw": 8}, 0) == {"leg": 1, "screw": 8}
assert plan_kits({"wheel": 9, "axle": 4, "bell": 50}, {"wheel": 2, "axle": 1}, 0) == (4, ["axle", "wheel"])
assert plan_kits({"cap": 13}, {"cap": 5}, 3) == (2, ["cap"])
assert plan_kits({"leg": 1, "top": 9}, {"leg": 4, "top": 2}, 5) == {"leg": 8}
