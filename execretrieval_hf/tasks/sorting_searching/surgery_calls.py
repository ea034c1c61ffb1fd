"""At our dentist's every treatment takes the same number of minutes. Whenever the chair is free, the next
booked patient is called if the booked minute has come; otherwise the next waiting walk-in, provided the
treatment ends no later than the next booked minute. If neither is possible the chair stays free till the next
minute. We begin at minute 0 and need (minute, name) for all calls in turn.

Keywords: dentist appointments and walk-ins
Inputs: booked and walk_ins, lists of (minute, name) with an integer from 0 and a text, ascending by minute; length, a positive integer
Requires: all(type(g) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and 0 <= p[0] < 5000 and type(p[1]) is str for p in g) and [p[0] for p in g] == sorted(p[0] for p in g) for g in (booked, walk_ins)) and type(length) is int and length > 0
Topic: scheduling order
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def surgery_calls(booked, walk_ins, length):
    calls = []
    now = 0
    due = 0
    seen = 0
    while due < len(booked) or seen < len(walk_ins):
        name = None
        if due < len(booked) and booked[due][0] <= now:
            name = booked[due][1]
            due += 1
        elif seen < len(walk_ins) and walk_ins[seen][0] <= now:
            if due == len(booked) or now + length <= booked[due][0]:
                name = walk_ins[seen][1]
                seen += 1
        if name is None:
            now += 1
        else:
            calls.append((now, name))
            now += length
    return calls


assert surgery_calls([], [], 5) == []
assert surgery_calls([(2, 'Al')], [], 5) == [(2, 'Al')]
assert surgery_calls([], [(3, 'Wo')], 5) == [(3, 'Wo')]
assert surgery_calls([(5, 'Al')], [(0, 'Wo')], 5) == [(0, 'Wo'), (5, 'Al')]
assert surgery_calls([(4, 'Al')], [(0, 'Wo')], 5) == [(4, 'Al'), (9, 'Wo')]
assert surgery_calls([(0, 'Al')], [(0, 'Wo')], 3) == [(0, 'Al'), (3, 'Wo')]
assert surgery_calls([(0, 'Al'), (2, 'Bo')], [(1, 'Wo')], 4) == [(0, 'Al'), (4, 'Bo'), (8, 'Wo')]
assert surgery_calls([(9, 'Al')], [(1, 'Wo'), (2, 'Xi')], 4) == [(1, 'Wo'), (5, 'Xi'), (9, 'Al')]
assert surgery_calls([(3, 'Al'), (9, 'Bo')], [(3, 'Wo'), (5, 'Xi')], 2) == [(3, 'Al'), (5, 'Wo'), (7, 'Xi'), (9, 'Bo')]
assert surgery_calls([(6, 'Al')], [(1, 'Wo'), (1, 'Xi'), (8, 'Yu')], 2) == [(1, 'Wo'), (3, 'Xi'), (6, 'Al'), (8, 'Yu')]
