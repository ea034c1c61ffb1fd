"""Count requested names in a dictionary of limited size, where a new name without room replaces the one with the
lowest count, on ties the one let in earliest, if that count is 1, and is otherwise ignored. After every so
many requests, ignored or not, halve all counts, rounding down, and drop zeros.

Keywords: aging popularity counter limited size
Inputs: requests, a list of names; room, an integer from 1; period, an integer from 1
Requires: type(requests) is list and all(type(n) is str for n in requests) and type(room) is int and room >= 1 and type(period) is int and period >= 1
Topic: caches
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def aged_counts(requests, room, period):
    counts = {}
    for position, name in enumerate(requests, 1):
        if name in counts:
            counts[name] += 1
        elif len(counts) < room:
            counts[name] = 1
        else:
            rarest = min(counts, key=counts.get)
            if counts[rarest] == 1:
                del counts[rarest]
                counts[name] = 1
        if position % period == 0:
            counts = {kept: count // 2 for kept, count in counts.items() if count > 1}
    return counts


assert aged_counts(["a", "b", "a"], 2, 9) == {"a": 2, "b": 1}
assert aged_counts(["a", "b", "c"], 2, 9) == {"b": 1, "c": 1}
assert aged_counts(["a", "b", "b", "c", "d"], 2, 9) == {"b": 2, "d": 1}
assert aged_counts(["a", "a", "b", "b", "c"], 2, 6) == {"a": 2, "b": 2}
assert aged_counts(["a", "a", "a", "b"], 3, 4) == {"a": 1}
assert aged_counts(["a", "a", "a", "a", "a", "b", "b", "c"], 1, 5) == {"a": 2}
assert aged_counts(["a", "b", "b", "b", "c", "c"], 2, 6) == {"b": 1, "c": 1}
assert aged_counts(["a"], 1, 1) == {}
assert aged_counts(["x", "y", "y", "x", "y", "y", "x", "z"], 2, 6) == {"x": 2, "y": 2}
assert aged_counts(["a", "a", "b", "a", "b", "b", "c", "b"], 2, 4) == {"b": 1}
