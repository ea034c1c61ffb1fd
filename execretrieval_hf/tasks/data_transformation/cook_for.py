"""Our recipes list (name, amount, unit) for some number of servings, and I need the list for another. Pieces (no
unit) come out rounded up. Grams "g" and "ml" go to the nearest multiple of 5, or of 25 once the exact new
amount is 100 or more, halves up, but never to 0. Other amounts stay, plus 1 if the servings more than double.

Keywords: scale recipe ingredient amounts
Inputs: recipe, a list of (string, integer of at least 1, string) tuples; serves and guests, integers of at least 1, the servings before and after
Requires: type(recipe) is list and all(type(i) is tuple and len(i) == 3 and type(i[0]) is str and type(i[1]) is int and i[1] >= 1 and type(i[2]) is str for i in recipe) and type(serves) is int and serves >= 1 and type(guests) is int and guests >= 1
Topic: scaling
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cook_for(recipe, serves, guests):
    scaled = []
    for name, amount, unit in recipe:
        exact = amount * guests
        if unit == "":
            amount = (exact + serves - 1) // serves
        elif unit == "g" or unit == "ml":
            step = 5
            if exact >= 100 * serves:
                step = 25
            steps = (2 * exact + step * serves) // (2 * step * serves)
            amount = step * max(1, steps)
        elif guests > 2 * serves:
            amount += 1
        scaled.append((name, amount, unit))
    return scaled


assert cook_for([("egg", 3, ""), ("rye", 200, "g")], 4, 6) == [("egg", 5, ""), ("rye", 300, "g")]
assert cook_for([("egg", 3, ""), ("milk", 50, "ml")], 4, 2) == [("egg", 2, ""), ("milk", 25, "ml")]
assert cook_for([("salt", 1, "pinch"), ("oil", 2, "spoon")], 2, 5) == [("salt", 2, "pinch"), ("oil", 3, "spoon")]
assert cook_for([("salt", 1, "pinch"), ("rice", 33, "g")], 2, 4) == [("salt", 1, "pinch"), ("rice", 65, "g")]
assert cook_for([], 2, 3) == []
assert cook_for([("zest", 1, "g"), ("rum", 5, "ml")], 2, 1) == [("zest", 5, "g"), ("rum", 5, "ml")]
assert cook_for([("flour", 225, "g"), ("cream", 199, "ml")], 2, 1) == [("flour", 125, "g"), ("cream", 100, "ml")]
assert cook_for([("leek", 2, ""), ("salt", 3, "dash")], 1, 3) == [("leek", 6, ""), ("salt", 4, "dash")]
assert cook_for([("kelp", 3, "g"), ("stock", 100, "ml")], 6, 7) == [("kelp", 5, "g"), ("stock", 125, "ml")]
