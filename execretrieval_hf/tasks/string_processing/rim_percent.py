"""What percentage, rounded down, of the longer of two codes do their common beginning and common ending cover
without overlap?

Keywords: percent covered by common ends
Inputs: first and second, strings of at least one character
Requires: type(first) is str and type(second) is str and first.isascii() and second.isascii() and len(first) > 0 and len(second) > 0
Topic: similarity
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rim_percent(first, second):
    short, long = sorted((first, second), key=len)
    front = 0
    while front < len(short) and short[front] == long[front]:
        front += 1
    back = 0
    while back < len(short) - front and short[-1 - back] == long[-1 - back]:
        back += 1
    return 100 * (front + back) // len(long)


assert rim_percent("AX-17", "AB-17") == 80
assert rim_percent("aba", "ababa") == 60
assert rim_percent("same", "same") == 100
assert rim_percent("x", "y") == 0
assert rim_percent("abcd", "bcd") == 75
assert rim_percent("kk1", "kk2") == 66
assert rim_percent("pre9post", "prepost") == 87
assert rim_percent("A1B", "A2345B") == 33
assert rim_percent("tooth", "tenth2") == 16
assert rim_percent("a", "ab") == 50
