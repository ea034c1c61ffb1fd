"""Teachers complain about free lessons between the first and last class of a day. In plans, a day is a text with
. for a free lesson, - for lunch and letters for classes; lunch neither counts nor ends a run of free ones.
For all who have such we need (name, number, longest run), largest number first, then by name.

Keywords: gaps in teacher timetable
Inputs: plans, a dict from a name to the list of the texts of the days
Requires: type(plans) is dict and all(type(n) is str and type(p) is list and all(re.fullmatch("[A-Z.-]*", d) for d in p) for n, p in plans.items())
Topic: timetables
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def idle_lessons(plans):
    rows = []
    for name, days in plans.items():
        total = 0
        longest = 0
        for day in days:
            run = 0
            for mark in day.strip(".-"):
                if mark == ".":
                    total += 1
                    run += 1
                    longest = max(longest, run)
                elif mark != "-":
                    run = 0
        if total > 0:
            rows.append((-total, name, longest))
    return [(name, -total, longest) for total, name, longest in sorted(rows)]


assert idle_lessons({"Ott": ["A.B"], "Ems": ["..A..B."]}) == [("Ems", 2, 2), ("Ott", 1, 1)]
assert idle_lessons({"Ott": ["A.BC.D", "EF"], "Ems": ["A..B"]}) == [("Ems", 2, 2), ("Ott", 2, 1)]
assert idle_lessons({"Ott": ["..AB-C-..", "", "...."]}) == []
assert idle_lessons({"Ott": ["A.-.B", "C-D"]}) == [("Ott", 2, 2)]
assert idle_lessons({"Uhl": ["A...B.C"], "Abt": ["A..B..C"]}) == [("Abt", 4, 2), ("Uhl", 4, 3)]
assert idle_lessons({"Uhl": ["A.B.C", "A..B"], "Abt": ["A....B"]}) == [("Abt", 4, 4), ("Uhl", 4, 2)]
assert idle_lessons({}) == []
assert idle_lessons({"Ott": ["-A-.-.B.-C"], "Ems": ["A"], "Kik": [".A.B", "A.B.C.D"]}) == [("Kik", 4, 1), ("Ott", 3, 2)]
