"""Move an amount to the closest multiple of a cash step, to the one with an even number of steps when it lies
exactly halfway between two, but never below one step. If amount or step is less than 1, the outcome is None.

Keywords: cash rounding half to even
Inputs: cents, the amount, and step, integers
Requires: type(cents) is int and type(step) is int
Topic: rounding and money
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snap_price(cents, step):
    if cents < 1 or step < 1:
        return None
    count, rest = divmod(cents, step)
    if rest * 2 > step or rest * 2 == step and count % 2 == 1:
        count += 1
    return max(count, 1) * step


assert snap_price(122, 5) == 120
assert snap_price(123, 5) == 125
assert snap_price(110, 20) == 120
assert snap_price(90, 20) == 80
assert snap_price(5, 10) == 10
assert snap_price(1, 50) == 50
assert snap_price(0, 4) == None
assert snap_price(17, 0) == None
assert snap_price(37, 1) == 37
assert snap_price(48, 30) == 60
