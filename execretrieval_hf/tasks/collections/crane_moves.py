"""In our container yard wanted containers are fetched in the order asked for. Those on top are first lifted, one
by one, onto the lowest other stack below the height limit, leftmost on ties, and stay there. I need the number
of such lifts and the stacks that result as a pair, or None if no stack can take one.

Keywords: container relocation count
Inputs: stacks, a list of lists of different names, bottom first; wanted, a list of different names out of the stacks; height, an integer from 0
Requires: type(stacks) is list and all(type(s) is list for s in stacks) and all(type(n) is str for s in stacks for n in s) and len({n for s in stacks for n in s}) == sum(map(len, stacks)) and type(wanted) is list and len(set(wanted)) == len(wanted) and set(wanted) <= {n for s in stacks for n in s} and type(height) is int and height >= 0
Topic: queues and stacks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crane_moves(stacks, wanted, height):
    yard = [list(stack) for stack in stacks]
    lifts = 0
    for name in wanted:
        home = next(place for place, stack in enumerate(yard) if name in stack)
        while yard[home][-1] != name:
            others = [place for place, stack in enumerate(yard) if place != home and len(stack) < height]
            if not others:
                return None
            lowest = min(others, key=lambda place: len(yard[place]))
            yard[lowest].append(yard[home].pop())
            lifts += 1
        yard[home].pop()
    return lifts, yard


assert crane_moves([["a", "b"], ["c"], []], ["a"], 3) == (1, [[], ["c"], ["b"]])
assert crane_moves([["a", "b", "c"], ["d"], ["e"]], ["a"], 3) == (2, [[], ["d", "c"], ["e", "b"]])
assert crane_moves([["a", "b"], ["c", "d"]], ["a"], 2) == None
assert crane_moves([["a", "b"], ["c", "d"]], ["d", "a"], 2) == (1, [[], ["c", "b"]])
assert crane_moves([["p", "q", "r"], ["s"]], ["p"], 2) == None
assert crane_moves([["p", "q", "r"], ["s"]], ["p", "q"], 3) == (2, [[], ["s", "r"]])
assert crane_moves([["x"], ["y", "z"]], ["x", "z", "y"], 0) == (0, [[], []])
assert crane_moves([["k"], ["l", "m", "n"], [], ["o", "i"]], ["l", "k"], 4) == (3, [[], ["m"], ["n"], ["o", "i"]])
assert crane_moves([["g", "h"]], [], 5) == (0, [["g", "h"]])
