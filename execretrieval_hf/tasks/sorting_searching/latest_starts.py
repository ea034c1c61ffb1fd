"""One workshop does jobs (hours, due hour) in the given order, with a fixed number of hours for setting up
between each and the next. List the hours at which they must start at the latest for all to be done by their
due hours; only the last is sure to have one, others may have None and then merely must not delay the next.
Give None if a job would start before hour 0.

Keywords: backward scheduling from due dates
Inputs: jobs, a list of (hours, due) with a positive integer and an integer or, except in the last, None; setup, an integer from 0
Requires: type(jobs) is list and all(type(j) is tuple and len(j) == 2 and type(j[0]) is int and j[0] > 0 and (j[1] is None or type(j[1]) is int) for j in jobs) and (not jobs or jobs[-1][1] is not None) and type(setup) is int and setup >= 0
Topic: scheduling order
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def latest_starts(jobs, setup):
    starts = []
    for hours, due in reversed(jobs):
        end = due
        if starts:
            end = starts[-1] - setup
            if due is not None and due < end:
                end = due
        if end - hours < 0:
            return None
        starts.append(end - hours)
    return starts[::-1]


assert latest_starts([], 1) == []
assert latest_starts([(3, 3)], 1) == [0]
assert latest_starts([(3, 2)], 1) == None
assert latest_starts([(2, 9), (3, 10)], 1) == [4, 7]
assert latest_starts([(2, 5), (3, 10)], 1) == [3, 7]
assert latest_starts([(2, None), (3, 10)], 2) == [3, 7]
assert latest_starts([(4, 20), (2, None), (3, 11)], 1) == [0, 5, 8]
assert latest_starts([(2, 4), (1, 30), (5, 30)], 3) == [2, 21, 25]
assert latest_starts([(1, None), (2, 9), (4, 7)], 0) == [0, 1, 3]
assert latest_starts([(2, None), (2, 5)], 2) == None
