"""How far ahead of another is an n-bit wrapping counter, negative if behind, exactly half a round counting as
behind?

Keywords: n-bit counter lead wraparound
Inputs: counter, an integer; other, the counter that it is compared with; both not negative and below 2 to the n; n, the number of bits
Requires: type(n) is int and 2 <= n <= 32 and all(type(c) is int and 0 <= c < 2**n for c in (counter, other))
Topic: signed numbers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def signed_lead(counter, other, n):
    round_length = 1 << n
    lead = (counter - other) % round_length
    if 2 * lead >= round_length:
        lead -= round_length
    return lead


assert signed_lead(5, 3, 8) == 2
assert signed_lead(3, 5, 8) == -2
assert signed_lead(1, 254, 8) == 3
assert signed_lead(254, 1, 8) == -3
assert signed_lead(128, 0, 8) == -128
assert signed_lead(0, 128, 8) == -128
assert signed_lead(127, 0, 8) == 127
assert signed_lead(0, 127, 8) == -127
assert signed_lead(9, 9, 4) == 0
assert signed_lead(7, 15, 4) == -8
