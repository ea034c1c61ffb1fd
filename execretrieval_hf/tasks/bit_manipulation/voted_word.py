"""Which number has in each bit the majority of my readings, the last reading's bit on ties?

Keywords: bitwise majority of readings
Inputs: readings, a non-empty list of integers from 0
Requires: type(readings) is list and len(readings) > 0 and all(type(r) is int and 0 <= r < 2**16 for r in readings)
Topic: bit counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def voted_word(readings):
    result = 0
    weight = 1
    while weight <= max(readings):
        votes = 0
        for reading in readings:
            if reading & weight:
                votes += 1
        if votes * 2 > len(readings):
            result += weight
        elif votes * 2 == len(readings) and readings[-1] & weight:
            result += weight
        weight *= 2
    return result


assert voted_word([0b101, 0b110, 0b011]) == 0b111
assert voted_word([0b10, 0b01]) == 0b01
assert voted_word([6, 1, 4, 2]) == 2
assert voted_word([2]) == 2
assert voted_word([0b1001, 0b1010, 0b1000, 0b0010]) == 0b1010
assert voted_word([0, 0, 6]) == 0
assert voted_word([16, 16, 3, 19, 1]) == 17
assert voted_word([5, 5, 2, 7]) == 7
assert voted_word([0b1100, 0b0110, 0b0100, 0b1010, 0b1110]) == 0b1110
