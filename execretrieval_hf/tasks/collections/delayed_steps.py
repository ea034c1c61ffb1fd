"""Our plan has links (step, following step, buffer in minutes). A late step delays each following one, unless
finished, by its own delay less the buffer, if anything is left, and by the most where several lead to it. I
need all late steps with their minutes, the first included, as a dictionary.

Keywords: propagate delay through schedule
Inputs: links, a list of triples of step, following step and buffer; finished, a list of steps; late, a step; minutes, from 1
Requires: type(links) is list and all(type(a) is str and type(b) is str and type(m) is int and m >= 0 for a, b, m in links) and type(finished) is list and all(type(s) is str for s in finished) and type(late) is str and late not in finished and type(minutes) is int and minutes >= 1
Topic: graphs
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def delayed_steps(links, finished, late, minutes):
    delays = {late: minutes}
    queue = [late]
    for step in queue:
        for source, target, buffer in links:
            if source != step or target in finished:
                continue
            delay = delays[step] - buffer
            if delay > delays.get(target, 0):
                delays[target] = delay
                queue.append(target)
    return delays


assert delayed_steps([("cut", "sew", 5), ("sew", "pack", 3)], [], "cut", 10) == {"cut": 10, "sew": 5, "pack": 2}
assert delayed_steps([("cut", "sew", 5), ("sew", "pack", 3)], [], "cut", 8) == {"cut": 8, "sew": 3}
assert delayed_steps([("cut", "sew", 5), ("sew", "pack", 0)], ["sew"], "cut", 9) == {"cut": 9}
assert delayed_steps([("a", "b", 6), ("a", "c", 1), ("c", "b", 2), ("b", "d", 1)], [], "a", 9) == {"a": 9, "b": 6, "c": 8, "d": 5}
assert delayed_steps([("a", "b", 0), ("b", "a", 0)], [], "b", 4) == {"b": 4, "a": 4}
assert delayed_steps([("a", "b", 4)], [], "a", 4) == {"a": 4}
assert delayed_steps([("a", "b", 4), ("c", "b", 1)], ["x"], "a", 5) == {"a": 5, "b": 1}
assert delayed_steps([("b", "c", 2), ("a", "b", 3), ("a", "d", 7), ("d", "c", 0)], [], "a", 8) == {"a": 8, "b": 5, "d": 1, "c": 3}
assert delayed_steps([], [], "z", 1) == {"z": 1}
