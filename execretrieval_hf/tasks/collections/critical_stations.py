"""Determine which stations of a pipe network, if shut, cut others off from the pumping station, itself never
shut, water flowing either way. Return pairs of station and number of other stations that lose the water they
had, the greatest number first and then by name, only with numbers of at least a given one.

Keywords: articulation stations cut-off count
Inputs: pipes, a list of pairs of different stations; pump, a station; least, an integer from 1
Requires: type(pipes) is list and all(type(a) is str and type(b) is str and a != b for a, b in pipes) and type(pump) is str and type(least) is int and least >= 1
Topic: graphs
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def critical_stations(pipes, pump, least):
    supplied = {}
    stations = sorted({station for pipe in pipes for station in pipe if station != pump})
    for shut in [None] + stations:
        wet = [pump]
        for station in wet:
            for one, other in pipes:
                if station not in (one, other):
                    continue
                there = other if station == one else one
                if there != shut and there not in wet:
                    wet.append(there)
        supplied[shut] = wet
    found = []
    for shut in stations:
        lost = len(supplied[None]) - len(supplied[shut]) - 1
        if lost >= least:
            found.append((-lost, shut))
    return [(station, -lost) for lost, station in sorted(found)]


assert critical_stations([("P", "a"), ("a", "b")], "P", 1) == [("a", 1)]
assert critical_stations([("P", "a"), ("a", "b"), ("b", "c"), ("c", "d")], "P", 2) == [("a", 3), ("b", 2)]
assert critical_stations([("P", "a"), ("a", "b"), ("b", "P"), ("c", "b")], "P", 1) == [("b", 1)]
assert critical_stations([("P", "a"), ("a", "b"), ("b", "P")], "P", 1) == []
assert critical_stations([("P", "b"), ("b", "c"), ("a", "P"), ("d", "a"), ("e", "f")], "P", 1) == [("a", 1), ("b", 1)]
assert critical_stations([("P", "a"), ("b", "a"), ("a", "c"), ("P", "d"), ("d", "e")], "P", 1) == [("a", 2), ("d", 1)]
assert critical_stations([("x", "y"), ("y", "z")], "P", 1) == []
assert critical_stations([("P", "c"), ("b", "c")], "P", 1) == [("c", 1)]
assert critical_stations([("a", "P"), ("P", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("d", "e")], "P", 1) == [("b", 3), ("d", 1)]
