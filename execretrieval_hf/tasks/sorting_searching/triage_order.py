"""Arrange support cases (number, label, due day) and list their numbers: those due before today first, oldest
due day first whatever the label, then the others by their label's position in a ranking, labels missing from
it last, and with equal places by due day. Full ties keep their sequence.

Keywords: sort by custom priority list
Inputs: tickets, a list of tuples of an integer, a string and an integer; ranking, a list of distinct strings; today, an integer
Requires: type(tickets) is list and all(type(t) is tuple and len(t) == 3 and type(t[0]) is int and type(t[1]) is str and type(t[2]) is int for t in tickets) and type(ranking) is list and all(type(v) is str for v in ranking) and len(set(ranking)) == len(ranking) and type(today) is int
Topic: scheduling order
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def triage_order(tickets, ranking, today):
    def urgency(ticket):
        _, label, due = ticket
        if due < today:
            return (0, due)
        rank = ranking.index(label) if label in ranking else len(ranking)
        return (1, rank, due)

    return [ticket[0] for ticket in sorted(tickets, key=urgency)]


assert triage_order([(1, "minor", 9), (2, "major", 12), (3, "major", 10)], ["major", "minor"], 5) == [3, 2, 1]
assert triage_order([(4, "minor", 3), (5, "major", 4), (6, "major", 8)], ["major", "minor"], 6) == [4, 5, 6]
assert triage_order([(7, "low", 20), (8, "high", 21), (9, "low", 19)], ["high", "low"], 20) == [9, 8, 7]
assert triage_order([(10, "idea", 5), (11, "bug", 30), (12, "task", 6)], ["bug", "task"], 5) == [11, 12, 10]
assert triage_order([(16, "a", 7), (17, "a", 7), (18, "z", 7), (19, "y", 7)], ["a"], 7) == [16, 17, 18, 19]
assert triage_order([(20, "x", 8), (21, "y", 1), (22, "x", 1), (23, "y", 0)], ["x", "y"], 2) == [23, 21, 22, 20]
assert triage_order([(24, "new", 15), (25, "old", 14), (26, "new", 14)], ["old", "new"], 14) == [25, 26, 24]
assert triage_order([], ["a", "b"], 3) == []
assert triage_order([(13, "b", 4), (14, "a", 2), (15, "c", 9), (16, "a", 7)], [], 5) == [14, 13, 16, 15]
