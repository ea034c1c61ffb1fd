"""List names from (month, day, name) birthdays by next occurrence from today on, today's first, shared dates in
given order.

Keywords: upcoming anniversaries sorted from now
Inputs: people, a list of (month, day, name) tuples; month and day, integers, the present date
Requires: type(people) is list and all(type(p) is tuple and len(p) == 3 and type(p[0]) is int and type(p[1]) is int and type(p[2]) is str for p in people) and type(month) is int and 1 <= month <= 12 and type(day) is int and 1 <= day <= 31
Topic: custom orderings
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def coming_birthdays(people, month, day):
    ahead = []
    passed = []
    for person in people:
        if (person[0], person[1]) >= (month, day):
            ahead.append(person)
        else:
            passed.append(person)
    names = []
    for group in (ahead, passed):
        for person in sorted(group, key=lambda entry: (entry[0], entry[1])):
            names.append(person[2])
    return names


assert coming_birthdays([], 5, 5) == []
assert coming_birthdays([(3, 9, "Ida"), (3, 10, "Bo"), (3, 11, "Cy")], 3, 10) == ["Bo", "Cy", "Ida"]
assert coming_birthdays([(1, 2, "Ann"), (12, 24, "Max")], 6, 1) == ["Max", "Ann"]
assert coming_birthdays([(7, 1, "Zoe"), (6, 30, "Lea"), (7, 2, "Abe")], 6, 15) == ["Lea", "Zoe", "Abe"]
assert coming_birthdays([(4, 4, "Vic"), (4, 4, "Ada")], 4, 4) == ["Vic", "Ada"]
assert coming_birthdays([(5, 2, "Kai"), (2, 5, "Jo"), (3, 1, "Eli")], 1, 1) == ["Jo", "Eli", "Kai"]
assert coming_birthdays([(8, 20, "Uma"), (9, 3, "Tom"), (8, 25, "Sid")], 8, 22) == ["Sid", "Tom", "Uma"]
assert coming_birthdays([(11, 5, "Ron"), (10, 30, "Pia"), (11, 5, "Olu")], 12, 1) == ["Pia", "Ron", "Olu"]
assert coming_birthdays([(9, 4, "Ned"), (2, 4, "Meg"), (6, 2, "Lou")], 1, 1) == ["Meg", "Lou", "Ned"]
assert coming_birthdays([(2, 8, "Gil"), (2, 3, "Hal"), (5, 1, "Fay")], 2, 10) == ["Fay", "Hal", "Gil"]
