"""Which people, in queue order, stand elsewhere than if sorted by height, shortest first, equals keeping their
order?

Keywords: misplaced items compared with sorted
Inputs: people, a list of (name, height) pairs with distinct names
Requires: type(people) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is str and type(p[1]) is int for p in people) and len({p[0] for p in people}) == len(people)
Topic: sortedness
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def out_of_line(people):
    names = []
    for spot, (name, height) in enumerate(people):
        place = 0
        for index, (_, other) in enumerate(people):
            if other < height or other == height and index < spot:
                place += 1
        if place != spot:
            names.append(name)
    return names


assert out_of_line([]) == []
assert out_of_line([("Ann", 150), ("Ben", 160)]) == []
assert out_of_line([("Cy", 160), ("Di", 150)]) == ["Cy", "Di"]
assert out_of_line([("Fay", 150), ("Ed", 150), ("Gus", 149)]) == ["Fay", "Ed", "Gus"]
assert out_of_line([("Jo", 170), ("Hal", 150), ("Ivy", 160)]) == ["Jo", "Hal", "Ivy"]
assert out_of_line([("Kim", 140), ("Mia", 180), ("Lou", 160), ("Ned", 150)]) == ["Mia", "Ned"]
assert out_of_line([("Oz", 170), ("Pam", 170), ("Quin", 160), ("Ray", 180)]) == ["Oz", "Pam", "Quin"]
assert out_of_line([("Sue", 150), ("Tom", 170), ("Uma", 160), ("Vic", 160)]) == ["Tom", "Uma", "Vic"]
assert out_of_line([("Wes", 190), ("Xia", 150), ("Yan", 150), ("Zed", 190)]) == ["Wes", "Xia", "Yan"]
