"""Work off a line of jobs, each of which succeeds at a known attempt. A failed job goes back into the line
behind as many others as given, or at the end of a shorter line, but after a limit of attempts it is dropped.
Stop when a budget of attempts is used up. Give the list of names by attempt, those dropped and those still in
line, as a triple.

Keywords: retry queue with attempt limit
Inputs: jobs, a list of pairs of name and number of the successful attempt, from 1; behind, an integer from 0; limit, an integer from 1; budget, an integer from 0
Requires: type(jobs) is list and all(type(j) is tuple and len(j) == 2 and type(j[0]) is str and type(j[1]) is int and j[1] >= 1 for j in jobs) and type(behind) is type(limit) is type(budget) is int and behind >= 0 and limit >= 1 and budget >= 0
Topic: queues and stacks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def retry_line(jobs, behind, limit, budget):
    line = [(name, needed, 1) for name, needed in jobs]
    tried = []
    dropped = []
    while line and len(tried) < budget:
        name, needed, attempt = line.pop(0)
        tried.append(name)
        if attempt < needed:
            if attempt < limit:
                line.insert(behind, (name, needed, attempt + 1))
            else:
                dropped.append(name)
    return tried, dropped, [job[0] for job in line]


assert retry_line([("a", 2), ("b", 1), ("c", 1)], 1, 3, 9) == (["a", "b", "a", "c"], [], [])
assert retry_line([("a", 3), ("b", 1)], 5, 2, 9) == (["a", "b", "a"], ["a"], [])
assert retry_line([("a", 2), ("b", 2), ("c", 1)], 0, 2, 4) == (["a", "a", "b", "b"], [], ["c"])
assert retry_line([("p", 4), ("q", 2), ("r", 1)], 2, 3, 5) == (["p", "q", "r", "p", "q"], [], ["p"])
assert retry_line([("x", 1), ("y", 1)], 3, 1, 0) == ([], [], ["x", "y"])
assert retry_line([], 1, 1, 5) == ([], [], [])
assert retry_line([("m", 2), ("n", 9)], 1, 1, 2) == (["m", "n"], ["m", "n"], [])
assert retry_line([("k", 3), ("l", 2), ("j", 1), ("i", 1)], 2, 3, 8) == (["k", "l", "j", "k", "l", "i", "k"], [], [])
