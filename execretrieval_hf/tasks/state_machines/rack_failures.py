"""How many takings and how many returns fail at a bike rack of n places holding b at first?

Keywords: bike share station full empty
Inputs: events, a string of t for a taking and r for a return; n, an integer from 0; b, an integer from 0 to n; the result is a tuple of takings and returns
Requires: type(events) is str and set(events) <= set("tr") and type(n) is int and type(b) is int and 0 <= b <= n
Topic: transport
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rack_failures(events, n, b):
    no_bike = 0
    no_place = 0
    for event in events:
        if event == "t" and b > 0:
            b -= 1
        elif event == "t":
            no_bike += 1
        elif b < n:
            b += 1
        else:
            no_place += 1
    return no_bike, no_place


assert rack_failures("ttt", 5, 2) == (1, 0)
assert rack_failures("rr", 3, 2) == (0, 1)
assert rack_failures("ttrrr", 2, 1) == (1, 1)
assert rack_failures("rrrr", 2, 0) == (0, 2)
assert rack_failures("tttrt", 4, 0) == (3, 0)
assert rack_failures("", 4, 1) == (0, 0)
assert rack_failures("rtrt", 1, 1) == (0, 1)
assert rack_failures("trtrtttt", 3, 1) == (3, 0)
assert rack_failures("tr", 0, 0) == (1, 1)
assert rack_failures("rrrrttttttr", 2, 2) == (4, 4)
