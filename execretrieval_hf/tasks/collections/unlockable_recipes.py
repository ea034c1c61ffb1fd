"""In our cooking game a dish lists its ingredients, each as a list of alternatives of which one suffices;
nothing is ever used up. Every day all dishes are made for which everything was there in the morning, unless
there already, and they are there from the next morning on. I need every dish made with its day, from 1 up to a
last day, as a dictionary.

Keywords: crafting recipes unlocked by day
Inputs: pantry, a list of things there on the first morning; dishes, a dictionary from dish to list of lists of things, which may be dishes; last, an integer from 0
Requires: type(pantry) is list and all(type(t) is str for t in pantry) and type(dishes) is dict and all(type(d) is str and type(n) is list and all(type(a) is list and all(type(t) is str for t in a) for a in n) for d, n in dishes.items()) and type(last) is int and 0 <= last <= 1000
Topic: set relations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unlockable_recipes(pantry, dishes, last):
    present = set(pantry)
    made = {}
    for day in range(1, last + 1):
        fresh = set()
        for dish, needs in dishes.items():
            ready = all(any(thing in present for thing in options) for options in needs)
            if ready and dish not in present:
                fresh.add(dish)
                made[dish] = day
        if not fresh:
            break
        present |= fresh
    return made


assert unlockable_recipes(["egg"], {"omelet": [["egg"]], "cake": [["egg"], ["flour"]]}, 3) == {"omelet": 1}
assert unlockable_recipes(["oil", "egg"], {"mayo": [["oil"], ["egg"]], "salad": [["mayo"]], "lunch": [["salad"], ["egg"]]}, 3) == {"mayo": 1, "salad": 2, "lunch": 3}
assert unlockable_recipes(["oil", "egg"], {"lunch": [["salad"]], "salad": [["mayo"]], "mayo": [["oil"]]}, 2) == {"mayo": 1, "salad": 2}
assert unlockable_recipes(["rye"], {"bread": [["wheat", "rye"]], "toast": [["bread"], ["ham", "rye"]]}, 9) == {"bread": 1, "toast": 2}
assert unlockable_recipes(["tea"], {"tea": [["leaf"]], "ice": [[]], "air": []}, 1) == {"air": 1}
assert unlockable_recipes(["a"], {"b": [["a"]]}, 0) == {}
assert unlockable_recipes([], {"x": [["y"]], "y": [["x"]]}, 5) == {}
assert unlockable_recipes(["a"], {"a": [["a"]], "c": [["b", "d"]], "b": [["a"]], "d": [["c"], ["a"]]}, 3) == {"b": 1, "c": 2, "d": 3}
