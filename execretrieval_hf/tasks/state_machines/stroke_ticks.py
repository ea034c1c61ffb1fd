"""A press with two hand buttons, both up before the first tick, works in a tick with both down if at most slack
ticks with only one down have passed since both were up. Once both have been down together, both must be up in
one tick before it can work again. List the ticks, counted from 0, in which it works.

Keywords: two hand press control
Inputs: buttons, a string with one character a tick, L or R for only that one down, B for both, - for none; slack, an integer from 0
Requires: type(buttons) is str and set(buttons) <= set("LRB-") and type(slack) is int and slack >= 0
Topic: signals and control
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stroke_ticks(buttons, slack):
    ready = True
    lone = 0
    strokes = []
    for tick, state in enumerate(buttons):
        if state == "-":
            ready = True
            lone = 0
        elif state == "B":
            if ready and lone <= slack:
                strokes.append(tick)
            ready = False
        else:
            lone += 1
    return strokes


assert stroke_ticks("-LB-", 1) == [2]
assert stroke_ticks("LLB-B", 1) == [4]
assert stroke_ticks("B-RRB-LRRB", 2) == [0, 4]
assert stroke_ticks("BBLB-B", 3) == [0, 5]
assert stroke_ticks("LBB-B", 0) == [4]
assert stroke_ticks("B-LR-B", 1) == [0, 5]
assert stroke_ticks("LRLB", 2) == []
assert stroke_ticks("B", 0) == [0]
assert stroke_ticks("-L-LB-B", 1) == [4, 6]
