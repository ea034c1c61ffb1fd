"""Sort articles into a list of three lists of names, those of class A, B and C. Go from the highest revenue
down, equal ones by name. The first article is A, also each one while the revenue of all before it is below the
first percentage of the total, else B while that is below the second, else C. Articles without positive revenue
do not count in the total and are always C.

Keywords: Pareto ABC analysis
Inputs: revenues, a dictionary from names to integers; first and second, integers from 0 to 100, first not above second
Requires: type(revenues) is dict and all(type(n) is str and type(r) is int for n, r in revenues.items()) and type(first) is int and type(second) is int and 0 <= first <= second <= 100
Topic: binning
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def abc_classes(revenues, first, second):
    total = sum(revenue for revenue in revenues.values() if revenue > 0)
    classes = ([], [], [])
    before = 0
    for name in sorted(revenues, key=lambda name: (-revenues[name], name)):
        revenue = revenues[name]
        if revenue <= 0:
            classes[2].append(name)
            continue
        if before == 0 or before * 100 < first * total:
            classes[0].append(name)
        elif before * 100 < second * total:
            classes[1].append(name)
        else:
            classes[2].append(name)
        before += revenue
    return list(classes)


assert abc_classes({"pen": 80, "ink": 15, "pad": 5}, 80, 95) == [["pen"], ["ink"], ["pad"]]
assert abc_classes({"pen": 79, "ink": 16, "pad": 5}, 80, 95) == [["pen", "ink"], [], ["pad"]]
assert abc_classes({"b": 10, "a": 10, "c": 10}, 34, 67) == [["a", "b"], ["c"], []]
assert abc_classes({"cap": -1, "bag": -1, "cup": 2}, 60, 100) == [["cup"], [], ["bag", "cap"]]
assert abc_classes({"cup": 0, "jug": -90, "cap": 4, "bag": 6}, 60, 100) == [["bag"], ["cap"], ["cup", "jug"]]
assert abc_classes({"x": 5, "y": 1}, 0, 83) == [["x"], [], ["y"]]
assert abc_classes({"x": 5, "y": 1}, 0, 84) == [["x"], ["y"], []]
assert abc_classes({"k": 1, "m": 3, "l": 3, "n": 3}, 0, 0) == [["l"], [], ["m", "n", "k"]]
assert abc_classes({"gum": 0}, 50, 95) == [[], [], ["gum"]]
assert abc_classes({"f": 20, "c": 50, "g": 50, "d": 5, "a": 1}, 80, 96) == [["c", "g", "f"], ["d"], ["a"]]
