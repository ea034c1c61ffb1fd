"""Shoppers queue at checkouts numbered from 1, each joining the open one with the fewest people, lowest number
on ties. Serving one lets its first person go. Closing one sends its people, first person first, to join the
others anew; the last open one stays open. Serving an empty checkout and events about a closed or unknown one
change nothing. Give the list of served people and the queues of the open checkouts by number.

Keywords: supermarket checkout queues
Inputs: events, a list of pairs such as ("join", "Ann"), ("serve", 2) and ("close", 1); count, the number of checkouts, from 1; the result is a pair of a list and a dictionary from number to list, in which an empty open checkout has an empty list
Requires: type(events) is list and all(type(e) is tuple and len(e) == 2 and (e[0] == "join" and type(e[1]) is str or e[0] in ("serve", "close") and type(e[1]) is int) for e in events) and type(count) is int and 1 <= count <= 100
Topic: queues and stacks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def till_line(events, count):
    lanes = {number: [] for number in range(1, count + 1)}
    served = []
    for kind, value in events:
        if kind == "serve":
            if lanes.get(value):
                served.append(lanes[value].pop(0))
            continue
        joining = []
        if kind == "join":
            joining = [value]
        elif value in lanes and len(lanes) > 1:
            joining = lanes.pop(value)
        for person in joining:
            shortest = min(lanes, key=lambda number: len(lanes[number]))
            lanes[shortest].append(person)
    return served, lanes


assert till_line([("join", "Ann"), ("join", "Bo"), ("join", "Cy")], 2) == ([], {1: ["Ann", "Cy"], 2: ["Bo"]})
assert till_line([("join", "Ann"), ("join", "Bo"), ("serve", 1), ("join", "Cy"), ("serve", 2)], 2) == (["Ann", "Bo"], {1: ["Cy"], 2: []})
assert till_line([("join", "a"), ("join", "b"), ("join", "c"), ("join", "d"), ("close", 1)], 3) == ([], {2: ["b", "a"], 3: ["c", "d"]})
assert till_line([("close", 1), ("join", "Di"), ("close", 2), ("serve", 1)], 2) == ([], {2: ["Di"]})
assert till_line([("serve", 1), ("serve", 5), ("close", 7)], 1) == ([], {1: []})
assert till_line([("join", "p"), ("join", "q"), ("join", "r"), ("join", "s"), ("close", 2), ("serve", 1), ("serve", 1)], 2) == (["p", "r"], {1: ["q", "s"]})
assert till_line([], 3) == ([], {1: [], 2: [], 3: []})
assert till_line([("join", "m"), ("join", "n"), ("serve", 1), ("serve", 1), ("close", 1), ("close", 1)], 3) == (["m"], {2: ["n"], 3: []})
