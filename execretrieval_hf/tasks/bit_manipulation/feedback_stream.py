"""Run a feedback shift register. Each tick emits the lowest bit, moves all others one place down, and sets the
top bit exactly if an odd number of tapped bits were on before the move. Stop after a given number of ticks, or
earlier after one that leaves the register at 0 or its first value. Give the list of emitted bits and the final
register.

Keywords: linear feedback shift register output
Inputs: register, an integer of width bits, not 0; taps, a list of different bit numbers; width, the bits of the register; ticks, the most ticks; the answer is a pair
Requires: all(type(n) is int for n in (register, width, ticks)) and 2 <= width <= 12 and 0 < register < 2**width and 0 <= ticks <= 60 and type(taps) is list and all(type(t) is int and 0 <= t < width for t in taps) and len(set(taps)) == len(taps)
Topic: shifts and rotations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def feedback_stream(register, taps, width, ticks):
    state = register
    emitted = []
    while len(emitted) < ticks:
        entering = 0
        for tap in taps:
            entering ^= state >> tap & 1
        emitted.append(state & 1)
        state >>= 1
        if entering == 1:
            state |= 1 << width - 1
        if state == 0 or state == register:
            break
    return emitted, state


assert feedback_stream(0b001, [0, 1], 3, 2) == ([1, 0], 0b010)
assert feedback_stream(0b001, [1, 0], 3, 20) == ([1, 0, 0, 1, 0, 1, 1], 0b001)
assert feedback_stream(0b0110, [], 4, 9) == ([0, 1, 1], 0)
assert feedback_stream(0b0101, [0, 1, 2], 4, 0) == ([], 0b0101)
assert feedback_stream(0b1000, [3], 4, 3) == ([0, 0, 0], 0b1111)
assert feedback_stream(0b11, [1], 2, 5) == ([1], 0b11)
assert feedback_stream(0b110, [2, 1], 3, 4) == ([0, 1, 1], 0b110)
assert feedback_stream(0b10110, [0, 2], 5, 4) == ([0, 1, 1, 0], 0b10111)
