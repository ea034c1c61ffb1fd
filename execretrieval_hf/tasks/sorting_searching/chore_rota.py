"""Make out the duty rota from a waiting line of names and, for every week, the list of those who are away.
Each week the first in line who are not away serve, as many as are needed or, if there are fewer, all of them,
and then go to the back of the line in the same order; nobody else loses their place. List the names for every
week.

Keywords: weekly rota skipping absent people
Inputs: names, a list of distinct texts; absences, a list of lists of texts; needed, an integer from 0
Requires: type(names) is list and all(type(n) is str for n in names) and len(set(names)) == len(names) and type(absences) is list and all(type(a) is list and all(type(n) is str for n in a) for a in absences) and type(needed) is int and needed >= 0
Topic: scheduling order
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chore_rota(names, absences, needed):
    line = list(names)
    weeks = []
    for away in absences:
        serving = []
        staying = []
        for name in line:
            if name in away or len(serving) >= needed:
                staying.append(name)
            else:
                serving.append(name)
        weeks.append(serving)
        line = staying + serving
    return weeks


assert chore_rota([], [[]], 1) == [[]]
assert chore_rota(['Al', 'Bo'], [], 1) == []
assert chore_rota(['Al', 'Bo'], [[], [], []], 1) == [['Al'], ['Bo'], ['Al']]
assert chore_rota(['Al', 'Bo', 'Cy'], [['Al'], [], []], 1) == [['Bo'], ['Al'], ['Cy']]
assert chore_rota(['Al', 'Bo', 'Cy'], [[], [], []], 2) == [['Al', 'Bo'], ['Cy', 'Al'], ['Bo', 'Cy']]
assert chore_rota(['Al', 'Bo'], [['Bo', 'Al'], []], 1) == [[], ['Al']]
assert chore_rota(['Al', 'Bo', 'Cy'], [['Bo', 'Cy'], []], 2) == [['Al'], ['Bo', 'Cy']]
assert chore_rota(['Al', 'Bo', 'Cy', 'Di'], [['Al', 'Cy'], ['Bo'], []], 2) == [['Bo', 'Di'], ['Al', 'Cy'], ['Bo', 'Di']]
assert chore_rota(['Al', 'Bo'], [[], ['Ed']], 0) == [[], []]
assert chore_rota(['Al', 'Bo', 'Cy'], [['Al'], ['Al'], ['Bo'], []], 1) == [['Bo'], ['Cy'], ['Al'], ['Bo']]
