"""After how many one-place rotations, at least one, does a ring of n lamps first look the same again?

Keywords: rotation period of lamps
Inputs: lamps, an integer from 0 below 2**n, its n bits being the lamps, 1 for lit; n, an integer from 1
Requires: type(lamps) is int and type(n) is int and 1 <= n <= 24 and 0 <= lamps < 2**n
Topic: shifts and rotations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ring_period(lamps, n):
    doubled = lamps << n | lamps
    full = (1 << n) - 1
    turns = 1
    while turns < n:
        if doubled >> turns & full == lamps:
            break
        turns += 1
    return turns


assert ring_period(0b0101, 4) == 2
assert ring_period(0b0001, 4) == 4
assert ring_period(0b111111, 6) == 1
assert ring_period(0b001001, 6) == 3
assert ring_period(0b00101, 5) == 5
assert ring_period(0, 3) == 1
assert ring_period(0b110011001100, 12) == 4
assert ring_period(0b010111, 6) == 6
