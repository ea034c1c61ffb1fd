"""Forms go by their initial into trays, each marked with the letter it starts at, ascending; initials before
the first mark belong to the first tray. In a rush trays fill up: the form then goes to the next one to the
right with room, failing that to the nearest on the left, else onto a pile. We want each tray's names and the
pile's, as they came, as a pair.

Keywords: alphabetical trays with limited room
Inputs: names, a list of non-empty capitalised texts; marks, a list of at least one distinct capital letters, ascending; room, an integer
Requires: type(names) is list and all(type(n) is str and re.fullmatch('[A-Z][a-z]*', n) for n in names) and type(marks) is list and len(marks) > 0 and all(type(m) is str and re.fullmatch('[A-Z]', m) for m in marks) and marks == sorted(set(marks)) and type(room) is int and room >= 0
Topic: bucket sorting
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def overflow_trays(names, marks, room):
    trays = [[] for _ in marks]
    pile = []
    for name in names:
        home = 0
        for spot, mark in enumerate(marks):
            if mark <= name[0]:
                home = spot
        order = list(range(home, len(marks))) + list(range(home - 1, -1, -1))
        taken = False
        for spot in order:
            if not taken and len(trays[spot]) < room:
                trays[spot].append(name)
                taken = True
        if not taken:
            pile.append(name)
    return trays, pile


assert overflow_trays([], ['A', 'M'], 2) == ([[], []], [])
assert overflow_trays(['Moe', 'Lee', 'Abe'], ['A', 'M'], 2) == ([['Lee', 'Abe'], ['Moe']], [])
assert overflow_trays(['Cox', 'Bax'], ['D', 'M'], 3) == ([['Cox', 'Bax'], []], [])
assert overflow_trays(['Abe', 'Ash', 'Zoe'], ['A', 'M'], 1) == ([['Abe'], ['Ash']], ['Zoe'])
assert overflow_trays(['Roy', 'Sue', 'Tim'], ['A', 'H', 'R'], 1) == ([['Tim'], ['Sue'], ['Roy']], [])
assert overflow_trays(['Roy', 'Sue', 'Tim', 'Uli', 'Hal'], ['A', 'H', 'R'], 1) == ([['Tim'], ['Sue'], ['Roy']], ['Uli', 'Hal'])
assert overflow_trays(['Eva', 'Hal'], ['A', 'H'], 0) == ([[], []], ['Eva', 'Hal'])
assert overflow_trays(['Ida', 'Jan', 'Kim', 'Amy', 'Max'], ['B', 'I', 'N'], 2) == ([['Amy'], ['Ida', 'Jan'], ['Kim', 'Max']], [])
assert overflow_trays(['Bea', 'Bob', 'Amy', 'Cat'], ['A', 'B', 'C', 'D'], 1) == ([['Amy'], ['Bea'], ['Bob'], ['Cat']], [])
