"""Our deployment runs steps in order, trying each a limited number of times. When all tries of one fail, none
follows and the finished ones are undone, newest first, until one cannot be. Log fail for a failed try, do for
a success, undo for a step undone and keep for the one that cannot be, each followed by a blank and the step.

Keywords: deployment rollback retry log
Inputs: steps, a list of pairs (name, whether it can be undone) with different names; failures, a dictionary from name to the number of its first tries that would fail, from 0, for other names none; tries, from 1; the result is a list of strings
Requires: type(steps) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is str and type(s[1]) is bool for s in steps) and len({s[0] for s in steps}) == len(steps) and type(failures) is dict and all(type(k) is str and type(v) is int and v >= 0 for k, v in failures.items()) and type(tries) is int and 1 <= tries <= 1000
Topic: workflows
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def compensation_log(steps, failures, tries):
    log = []
    finished = []
    for name, reversible in steps:
        failed = min(failures.get(name, 0), tries)
        log += ["fail " + name] * failed
        if failed < tries:
            log.append("do " + name)
            finished.append((name, reversible))
            continue
        while finished and finished[-1][1]:
            log.append("undo " + finished.pop()[0])
        if finished:
            log.append("keep " + finished[-1][0])
        break
    return log


assert compensation_log([("copy", True), ("switch", True)], {}, 2) == ["do copy", "do switch"]
assert compensation_log([("copy", True), ("switch", True)], {"switch": 1}, 2) == ["do copy", "fail switch", "do switch"]
assert compensation_log([("copy", True), ("switch", True)], {"switch": 2}, 2) == ["do copy", "fail switch", "fail switch", "undo copy"]
assert compensation_log([("a", True), ("mail", False), ("b", True), ("c", True)], {"c": 5}, 1) == ["do a", "do mail", "do b", "fail c", "undo b", "keep mail"]
assert compensation_log([("a", True), ("b", True), ("c", False), ("d", True)], {"c": 3}, 3) == ["do a", "do b", "fail c", "fail c", "fail c", "undo b", "undo a"]
assert compensation_log([("a", False), ("b", True)], {"a": 1}, 1) == ["fail a"]
assert compensation_log([], {"a": 2}, 1) == []
assert compensation_log([("a", False), ("b", True)], {"b": 2}, 2) == ["do a", "fail b", "fail b", "keep a"]
assert compensation_log([("a", True), ("b", True)], {"a": 1, "b": 1, "z": 9}, 2) == ["fail a", "do a", "fail b", "do b"]
