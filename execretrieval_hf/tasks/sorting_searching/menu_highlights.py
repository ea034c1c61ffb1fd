"""From (course, dish, votes), pair courses by first appearance with their two most voted dishes, most first,
earlier on ties?

Keywords: two most voted dishes
Inputs: votes, a list of (course, dish, number of votes) tuples
Requires: type(votes) is list and all(type(v) is tuple and len(v) == 3 and type(v[0]) is str and type(v[1]) is str and type(v[2]) is int for v in votes)
Topic: nearest and top
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def menu_highlights(votes):
    by_course = {}
    for course, dish, count in votes:
        by_course.setdefault(course, []).append((dish, count))
    best = []
    for course, dishes in by_course.items():
        dishes.sort(key=lambda pair: pair[1], reverse=True)
        best.append((course, [dish for dish, _ in dishes[:2]]))
    return best


assert menu_highlights([]) == []
assert menu_highlights([("main", "stew", 4)]) == [("main", ["stew"])]
assert menu_highlights([("main", "stew", 4), ("main", "pie", 6)]) == [("main", ["pie", "stew"])]
assert menu_highlights([("main", "stew", 4), ("main", "pie", 4), ("main", "hash", 4)]) == [("main", ["stew", "pie"])]
assert menu_highlights([("soup", "leek", 1), ("soup", "pea", 3), ("soup", "fish", 2)]) == [("soup", ["pea", "fish"])]
assert menu_highlights([("m", "leek", 5), ("k", "plum", 2), ("m", "pea", 9)]) == [("m", ["pea", "leek"]), ("k", ["plum"])]
assert menu_highlights([("b", "y", 0), ("a", "x", 7), ("b", "z", 1), ("b", "w", 1)]) == [("b", ["z", "w"]), ("a", ["x"])]
assert menu_highlights([("a", "p", 3), ("a", "q", 8), ("a", "r", 8), ("b", "s", 1)]) == [("a", ["q", "r"]), ("b", ["s"])]
assert menu_highlights([("tea", "mint", 2), ("pie", "nut", 2), ("pie", "fig", 3)]) == [("tea", ["mint"]), ("pie", ["fig", "nut"])]
