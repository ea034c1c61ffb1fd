"""List the names of as many blood donors (name, group, day of last donation) as needed: those of a fitting group
who last gave at least 56 days ago, the longest ago first, equal ones by name, and after them by name those of a
fitting group who never gave, with None as the day. If there are fewer than needed, the list is empty.

Keywords: blood donors eligible by waiting time
Inputs: donors, a list of (name, group, day) with two texts and an integer or None; fitting, a list of texts; today and needed, integers, needed from 0
Requires: type(donors) is list and all(type(d) is tuple and len(d) == 3 and type(d[0]) is str and type(d[1]) is str and (d[2] is None or type(d[2]) is int) for d in donors) and type(fitting) is list and all(type(g) is str for g in fitting) and type(today) is int and type(needed) is int and needed >= 0
Topic: selection under limits
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def donor_calls(donors, fitting, today, needed):
    rested = []
    fresh = []
    for name, group, last in donors:
        if group not in fitting:
            continue
        if last is None:
            fresh.append(name)
        elif today - last >= 56:
            rested.append((last, name))
    names = [name for last, name in sorted(rested)] + sorted(fresh)
    if len(names) < needed:
        return []
    return names[:needed]


assert donor_calls([('Cy', 'O', 2)], ['O'], 90, 2) == []
assert donor_calls([('Al', 'A', 34)], ['A'], 90, 1) == ['Al']
assert donor_calls([('Al', 'A', 35)], ['A'], 90, 1) == []
assert donor_calls([('Al', 'A', None), ('Bo', 'O', 20)], ['A', 'O'], 90, 2) == ['Bo', 'Al']
assert donor_calls([('Al', 'A', None), ('Bo', 'O', 20)], ['A', 'O'], 90, 1) == ['Bo']
assert donor_calls([('Di', 'A', 5), ('Al', 'B', 1), ('Cy', 'A', 5), ('Bo', 'O', 9)], ['A', 'O'], 80, 3) == ['Cy', 'Di', 'Bo']
assert donor_calls([('Di', 'A', 5), ('Al', 'B', 1), ('Cy', 'A', 5)], ['A', 'B'], 80, 3) == ['Al', 'Cy', 'Di']
assert donor_calls([('Ed', 'O', None), ('Al', 'O', 70), ('Cy', 'O', None)], ['O'], 100, 2) == ['Cy', 'Ed']
assert donor_calls([('Ed', 'O', None), ('Al', 'O', 4), ('Cy', 'O', None), ('Bo', 'A', 2)], ['O'], 60, 2) == ['Al', 'Cy']
