"""Write integers as one text of bits. Take n as 2n, a negative one as -2n - 1; the part above its lowest k bits is
the number of ones to write, followed by a zero and the k bits, highest first. From four ones on, write only
four and then the whole in ten bits, and raise k by one; after no ones at all, lower it by one, not below 0.

Keywords: adaptive signed rice coding
Inputs: numbers, a list of integers from -500 to 500; k, the number of low bits at the start
Requires: type(numbers) is list and all(type(n) is int and -500 <= n <= 500 for n in numbers) and type(k) is int and 0 <= k <= 6
Topic: binary codes
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def compact_code(numbers, k):
    text = ""
    for number in numbers:
        folded = 2 * number
        if number < 0:
            folded = -folded - 1
        ones = folded >> k
        if ones >= 4:
            text += f"1111{folded:010b}"
            k += 1
            continue
        text += "1" * ones + "0"
        for place in range(k - 1, -1, -1):
            text += str(folded >> place & 1)
        if ones == 0:
            k = max(k - 1, 0)
    return text


assert compact_code([1], 0) == "110"
assert compact_code([-1, 0], 2) == "00100"
assert compact_code([2, 2], 0) == "111100000001001100"
assert compact_code([0, 1, -2], 0) == "01101110"
assert compact_code([1, -2], 1) == "100101"
assert compact_code([-4], 1) == "11101"
assert compact_code([4], 1) == "11110000001000"
assert compact_code([-8, 8], 2) == "11101111110000010000"
assert compact_code([500], 6) == "11111111101000"
assert compact_code([-6, 3], 3) == "100110110"
