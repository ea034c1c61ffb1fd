"""Our gantry arm moves along a row of bins, starting empty-handed above the first, and stops at the first
impossible command: leaving the row, picking with a full hand or from an empty bin, placing with an empty hand
or on a bin at or above the height limit. Which command stops it, counted from 0, or -1 if none, what do the
bins hold then, and the hand?

Keywords: gripper arm pick place bins
Inputs: bins, a non-empty list of lists of strings, top one last; height, from 0, which a bin may exceed at first; commands, a list of these words: left, right, pick, which takes the top one, and place, which puts on top; the result is a triple of a number, the bins, and the string in the hand or None
Requires: type(bins) is list and len(bins) > 0 and all(type(b) is list and all(type(s) is str for s in b) for b in bins) and type(height) is int and height >= 0 and type(commands) is list and all(c in ("left", "right", "pick", "place") for c in commands)
Topic: robots
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def gripper_stop(bins, height, commands):
    piles = [list(pile) for pile in bins]
    place = 0
    held = None
    for index, command in enumerate(commands):
        pile = piles[place]
        if command == "left" and place > 0:
            place -= 1
        elif command == "right" and place < len(piles) - 1:
            place += 1
        elif command == "pick" and held is None and pile:
            held = pile.pop()
        elif command == "place" and held is not None and len(pile) < height:
            pile.append(held)
            held = None
        else:
            return index, piles, held
    return -1, piles, held


assert gripper_stop([["a", "b"], [], ["c"]], 2, ["pick", "right", "place"]) == (-1, [["a"], ["b"], ["c"]], None)
assert gripper_stop([["a", "b"], [], ["c"]], 2, ["pick", "pick"]) == (1, [["a"], [], ["c"]], "b")
assert gripper_stop([["a", "b"], [], ["c"]], 2, ["left"]) == (0, [["a", "b"], [], ["c"]], None)
assert gripper_stop([["a", "b"], [], ["c"]], 2, ["right", "pick", "left"]) == (1, [["a", "b"], [], ["c"]], None)
assert gripper_stop([["a", "b"], [], ["c"]], 2, ["pick", "right", "right", "place", "right", "left"]) == (4, [["a"], [], ["c", "b"]], None)
assert gripper_stop([["a"], ["b", "c"]], 2, ["pick", "right", "place"]) == (2, [[], ["b", "c"]], "a")
assert gripper_stop([[], ["c", "a"], ["c"]], 3, ["right", "pick", "left", "place", "place", "pick"]) == (4, [["a"], ["c"], ["c"]], None)
assert gripper_stop([["c", "c"]], 4, ["pick", "right", "place"]) == (1, [["c"]], "c")
assert gripper_stop([[], ["x"]], 3, ["right", "pick", "left", "place", "pick", "right"]) == (-1, [[], []], "x")
assert gripper_stop([["a", "b", "c"]], 1, []) == (-1, [["a", "b", "c"]], None)
