"""The rotary knob on our mixing desk reports a two-bit state that runs 0, 1, 3, 2 and back to 0 when turned
clockwise, and every sample is logged, repeats included. We need the clockwise less the anticlockwise steps,
paired with the number of samples in which both bits differ from the one before, which are no step either way;
None for fewer than two samples.

Keywords: quadrature gray code steps
Inputs: states, a list of integers from 0 to 3
Requires: type(states) is list and all(type(s) is int and 0 <= s <= 3 for s in states)
Topic: binary codes
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def encoder_position(states):
    if len(states) < 2:
        return None
    net = 0
    jumps = 0
    for before, after in zip(states, states[1:]):
        turn = ((after ^ after >> 1) - (before ^ before >> 1)) % 4
        if turn == 2:
            jumps += 1
        elif turn == 3:
            net -= 1
        else:
            net += turn
    return net, jumps


assert encoder_position([0, 1]) == (1, 0)
assert encoder_position([0, 3, 3, 1]) == (-1, 1)
assert encoder_position([]) == None
assert encoder_position([0, 1, 3, 2, 0]) == (4, 0)
assert encoder_position([0, 2, 3]) == (-2, 0)
assert encoder_position([1, 2, 1, 0]) == (-1, 2)
assert encoder_position([3]) == None
assert encoder_position([2, 2]) == (0, 0)
assert encoder_position([0, 1, 1, 3, 1]) == (1, 0)
assert encoder_position([3, 2, 0, 1, 2, 0]) == (4, 1)
