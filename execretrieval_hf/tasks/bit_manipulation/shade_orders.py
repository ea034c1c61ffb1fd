"""Our blind's remote sends each bit as two halves: 01 is a one, 10 a zero. Where the next two halves are equal,
skip one half; at the second skip in a row the message ends. A message also ends with the text. List the
messages' bits, those with fewer than a given number of bits left out.

Keywords: manchester decoder with resync
Inputs: halves, a string of 0 and 1; shortest, the least number of bits, at least 1; the result is a list of strings
Requires: type(halves) is str and all(h in "01" for h in halves) and type(shortest) is int and 1 <= shortest < 100
Topic: binary codes
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shade_orders(halves, shortest):
    messages = []
    bits = ""
    skips = 0
    place = 0
    while place + 1 < len(halves):
        first, second = halves[place], halves[place + 1]
        if first != second:
            bits += second
            skips = 0
            place += 2
            continue
        skips += 1
        place += 1
        if skips == 2:
            if len(bits) >= shortest:
                messages.append(bits)
            bits = ""
    if len(bits) >= shortest:
        messages.append(bits)
    return messages


assert shade_orders("011001", 1) == ["101"]
assert shade_orders("0110", 3) == []
assert shade_orders("01001", 1) == ["11"]
assert shade_orders("0111101", 1) == ["1", "0"]
assert shade_orders("01100001", 2) == ["10"]
assert shade_orders("10000010", 1) == ["0", "1"]
assert shade_orders("0111010", 2) == ["100"]
assert shade_orders("01000110000110", 3) == []
assert shade_orders("101000000101", 1) == ["00", "11"]
assert shade_orders("0100", 1) == ["1"]
