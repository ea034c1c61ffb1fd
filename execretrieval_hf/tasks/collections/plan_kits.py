"""How many sets of a parts recipe the stock, where an absent part counts as 0, can supply when a reserve of
every part has to stay on the shelf, paired with the alphabetical list of the parts that do not allow one set
more. If not even one set is possible, the result is instead a dictionary from each part that falls short to
the quantity it lacks for one, the reserve never counting as usable.

Keywords: limiting parts for assembly
Inputs: stock, a dictionary from part to quantity; recipe, a dictionary from part to quantity per set; reserve, an integer
Requires: type(stock) is dict and len(recipe) > 0 and all(type(n) is int and n > 0 for n in recipe.values()) and reserve >= 0
Topic: multisets
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def plan_kits(stock, recipe, reserve):
    usable = {part: max(stock.get(part, 0) - reserve, 0) for part in recipe}
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
assert plan_kits({"leg": 1, "top": 9}, {"leg": 4, "top": 2}, 5) == {"leg": 4}
assert plan_kits({"wheel": 9, "axle": 4, "bell": 50}, {"wheel": 2, "axle": 1}, 0) == (4, ["axle", "wheel"])
assert plan_kits({"cap": 13}, {"cap": 5}, 3) == (2, ["cap"])
