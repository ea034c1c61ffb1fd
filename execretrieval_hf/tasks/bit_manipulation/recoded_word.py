"""Convert an n-bit code between ways of writing negative numbers: "two" and "one" for the complements of these
names, "sign" for a top bit that is the minus sign, and "offset" for the number plus 2 to the n - 1. Minus
zero becomes plain zero. A number that the new way cannot write gives None.

Keywords: ones complement sign magnitude conversion
Inputs: word, an integer; n, the number of bits; old and new, each "two", "one", "sign" or "offset"
Requires: type(n) is int and 2 <= n <= 32 and type(word) is int and 0 <= word < 2**n and old in ("two", "one", "sign", "offset") and new in ("two", "one", "sign", "offset")
Topic: signed numbers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def recoded_word(word, n, old, new):
    half = 1 << n - 1
    value = word
    if old == "offset":
        value -= half
    elif word >= half:
        if old == "two":
            value -= 2 * half
        elif old == "one":
            value -= 2 * half - 1
        else:
            value = half - word
    if new == "offset":
        return value + half
    if value >= 0:
        return value
    if new == "two":
        return value + 2 * half
    if value == -half:
        return None
    if new == "one":
        return value + 2 * half - 1
    return half - value


assert recoded_word(0b1111, 4, "two", "sign") == 9
assert recoded_word(0b1111, 4, "one", "two") == 0
assert recoded_word(0b1101, 4, "sign", "one") == 10
assert recoded_word(0b01, 2, "one", "two") == 1
assert recoded_word(0b1000, 4, "two", "one") == None
assert recoded_word(0b0000, 4, "offset", "two") == 8
assert recoded_word(0b1000, 4, "one", "offset") == 1
assert recoded_word(0b00000, 5, "offset", "sign") == None
assert recoded_word(0b10101, 5, "offset", "one") == 5
assert recoded_word(0b100010, 6, "sign", "sign") == 34
