"""Bits of a received word are numbered from 1 to n, 1 being the lowest, and the xor of the numbers of its set
bits is 0 if nothing went wrong, otherwise the number of the bit to flip. Return the bits, after that, whose
numbers are no powers of two, moved together in their order as an integer, or None if the number to flip is
above n.

Keywords: hamming code decoder
Inputs: word, an integer below 2 to the n; n, the number of bits
Requires: type(n) is int and 3 <= n <= 20 and type(word) is int and 0 <= word < 2**n
Topic: error detection
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def repaired_payload(word, n):
    wrong = 0
    for number in range(1, n + 1):
        if word >> number - 1 & 1:
            wrong ^= number
    if wrong > n:
        return None
    if wrong > 0:
        word ^= 1 << wrong - 1
    payload = 0
    width = 0
    for number in range(1, n + 1):
        if number & number - 1:
            payload |= (word >> number - 1 & 1) << width
            width += 1
    return payload


assert repaired_payload(0b111, 3) == 1
assert repaired_payload(0b100, 3) == 0
assert repaired_payload(0b0101010, 7) == 4
assert repaired_payload(0b0001010, 7) == 4
assert repaired_payload(0b1111111, 7) == 15
assert repaired_payload(0b0011110, 7) == 3
assert repaired_payload(0b01010, 5) == None
assert repaired_payload(0b000100, 6) == 0
assert repaired_payload(0b110001000001, 12) == 200
assert repaired_payload(0b000001000001, 12) == 12
