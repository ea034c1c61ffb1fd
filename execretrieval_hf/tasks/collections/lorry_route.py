"""Find the heaviest lorry that can go from one town to another over two-way roads, each bearing up to a given
weight inclusive, and the fewest roads it then needs, as a pair, or None if there is no way. Within one town
that is the strongest road's weight anywhere and 0.

Keywords: widest path with fewest edges
Inputs: roads, a list of triples of town, town and weight from 1; start and goal, towns
Requires: type(roads) is list and len(roads) > 0 and all(type(a) is str and type(b) is str and type(w) is int and w >= 1 for a, b, w in roads) and type(start) is str and type(goal) is str
Topic: graphs
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lorry_route(roads, start, goal):
    limits = sorted({limit for _, _, limit in roads}, reverse=True)
    for weight in limits:
        steps = {start: 0}
        queue = [start]
        for town in queue:
            for one, other, limit in roads:
                if limit < weight or town not in (one, other):
                    continue
                there = other if town == one else one
                if there not in steps:
                    steps[there] = steps[town] + 1
                    queue.append(there)
        if goal in steps:
            return weight, steps[goal]
    return None


assert lorry_route([("A", "B", 5), ("B", "C", 9)], "A", "C") == (5, 2)
assert lorry_route([("A", "B", 9), ("C", "B", 9), ("A", "C", 4)], "A", "C") == (9, 2)
assert lorry_route([("A", "B", 9), ("B", "C", 4), ("C", "A", 4)], "C", "A") == (4, 1)
assert lorry_route([("A", "B", 7), ("C", "D", 7)], "A", "D") == None
assert lorry_route([("A", "B", 3), ("B", "C", 8)], "A", "A") == (8, 0)
assert lorry_route([("A", "B", 6), ("B", "C", 7), ("C", "D", 6), ("A", "D", 5)], "A", "D") == (6, 3)
assert lorry_route([("A", "B", 6), ("B", "C", 7), ("C", "D", 8), ("A", "C", 6)], "D", "A") == (6, 2)
assert lorry_route([("A", "B", 12), ("B", "A", 15)], "B", "A") == (15, 1)
assert lorry_route([("A", "B", 2)], "A", "X") == None
assert lorry_route([("P", "Q", 9), ("Q", "R", 9), ("R", "S", 9), ("P", "R", 10)], "P", "S") == (9, 2)
