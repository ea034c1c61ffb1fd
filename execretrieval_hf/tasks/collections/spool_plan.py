"""The office printer prints one job at a time and, when free, takes the most urgent job sent by that minute, the
earlier sent on ties; but jobs that have waited more than a given patience go before all others, earliest sent
first. When none is waiting it stands idle until the next is sent. I need the pairs of job and starting minute,
in order.

Keywords: print queue priority with aging
Inputs: jobs, a list of quadruples of name, minute sent, from 0, length in minutes from 1, and urgency, a higher integer being more urgent, in which no minute sent occurs twice; patience, an integer from 0
Requires: type(jobs) is list and all(type(j) is tuple and len(j) == 4 and type(j[0]) is str and all(type(n) is int for n in j[1:]) and j[1] >= 0 and j[2] >= 1 for j in jobs) and len({j[1] for j in jobs}) == len(jobs) and type(patience) is int and patience >= 0
Topic: queues and stacks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def spool_plan(jobs, patience):
    pending = sorted(jobs, key=lambda job: job[1])
    plan = []
    clock = 0
    while pending:
        waiting = [job for job in pending if job[1] <= clock]
        if not waiting:
            clock = pending[0][1]
            continue
        if clock - waiting[0][1] > patience:
            chosen = waiting[0]
        else:
            chosen = max(waiting, key=lambda job: job[3])
        pending.remove(chosen)
        plan.append((chosen[0], clock))
        clock += chosen[2]
    return plan


assert spool_plan([("a", 0, 5, 1), ("b", 1, 2, 1), ("c", 3, 1, 4)], 9) == [("a", 0), ("c", 5), ("b", 6)]
assert spool_plan([("a", 0, 5, 1), ("b", 1, 2, 1), ("c", 3, 1, 4)], 3) == [("a", 0), ("b", 5), ("c", 7)]
assert spool_plan([("a", 0, 5, 1), ("b", 1, 2, 1), ("c", 3, 1, 4)], 4) == [("a", 0), ("c", 5), ("b", 6)]
assert spool_plan([("late", 7, 3, 0), ("soon", 4, 3, 0)], 2) == [("soon", 4), ("late", 7)]
assert spool_plan([], 1) == []
assert spool_plan([("p", 2, 4, 0), ("q", 5, 1, 2), ("r", 4, 1, 2), ("s", 3, 1, -1)], 8) == [("p", 2), ("r", 6), ("q", 7), ("s", 8)]
assert spool_plan([("k", 1, 6, 3), ("l", 2, 3, 1), ("m", 3, 3, 2)], 0) == [("k", 1), ("l", 7), ("m", 10)]
assert spool_plan([("u", 0, 2, 1), ("v", 2, 2, 1), ("w", 1, 2, 0), ("x", 9, 1, 5)], 1) == [("u", 0), ("v", 2), ("w", 4), ("x", 9)]
