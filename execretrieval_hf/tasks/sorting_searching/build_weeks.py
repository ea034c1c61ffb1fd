"""Plan building tasks week by week from a dictionary of each task's list of tasks to be finished in an earlier
week. Of the tasks ready, at most a given number are done each week: first those that most others list directly,
ties alphabetically. List the tasks of every week in this order, ending when nothing more is ready; a task that
waits for itself or something unknown never is.

Keywords: prerequisite planning limited weekly tasks
Inputs: needs, a dictionary from text to list of distinct texts; crews, a positive integer
Requires: type(needs) is dict and all(type(k) is str and type(v) is list and all(type(n) is str for n in v) for k, v in needs.items()) and type(crews) is int and crews > 0
Topic: scheduling order
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def build_weeks(needs, crews):
    done = []
    weeks = []
    while len(done) < len(needs):
        ready = []
        for task in needs:
            if task in done or any(need not in done for need in needs[task]):
                continue
            wanted = sum(1 for other in needs if task in needs[other])
            ready.append((-wanted, task))
        if not ready:
            break
        week = [task for wanted, task in sorted(ready)[:crews]]
        done += week
        weeks.append(week)
    return weeks


assert build_weeks({}, 2) == []
assert build_weeks({'roof': []}, 1) == [['roof']]
assert build_weeks({'roof': ['roof']}, 1) == []
assert build_weeks({'roof': ['wall'], 'wall': []}, 2) == [['wall'], ['roof']]
assert build_weeks({'c': [], 'a': [], 'b': []}, 2) == [['a', 'b'], ['c']]
assert build_weeks({'c': [], 'a': ['c'], 'b': []}, 1) == [['c'], ['a'], ['b']]
assert build_weeks({'d': ['c'], 'c': [], 'a': [], 'b': ['c', 'a']}, 2) == [['c', 'a'], ['b', 'd']]
assert build_weeks({'a': ['x'], 'b': [], 'c': ['b']}, 3) == [['b'], ['c']]
assert build_weeks({'a': [], 'b': ['a'], 'c': ['a'], 'd': ['c'], 'e': ['c'], 'f': []}, 2) == [['a', 'f'], ['c', 'b'], ['d', 'e']]
assert build_weeks({'a': ['b'], 'b': ['a'], 'c': []}, 1) == [['c']]
