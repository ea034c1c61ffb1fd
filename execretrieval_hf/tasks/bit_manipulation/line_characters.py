"""Our logger took one sample a bit from a serial line that rests at 1: a start bit 0, seven data bits from the
lowest up, a bit making the ones of these eight even, and a stop bit 1. List the numbers, but "break" whenever
the stop bit is 0, zeros after it being passed over, and otherwise "parity" for an odd count. An unfinished
character at the end is dropped.

Keywords: UART line sample decoder
Inputs: samples, a string of 0 and 1; the result is a list of integers and words
Requires: type(samples) is str and all(s in "01" for s in samples)
Topic: error detection
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def line_characters(samples):
    received = []
    place = 0
    while place + 9 < len(samples):
        if samples[place] == "1":
            place += 1
            continue
        bits = samples[place + 1:place + 9]
        stop = samples[place + 9]
        place += 10
        if stop == "0":
            received.append("break")
            while place < len(samples) and samples[place] == "0":
                place += 1
        elif bits.count("1") % 2 == 1:
            received.append("parity")
        else:
            received.append(int(bits[6::-1], 2))
    return received


assert line_characters("0100000111") == ["parity"]
assert line_characters("1101100000011") == [3]
assert line_characters("0100000011") == [1]
assert line_characters("00000001100100000100000") == ["break", "break"]
assert line_characters("0100000110000010111000011") == ["break", 7]
assert line_characters("01000001110010000011") == ["parity", 2]
assert line_characters("111010101100000011000001000") == ["break"]
assert line_characters("010000010110000001111") == [65, "parity"]
assert line_characters("0111111111") == [127]
assert line_characters("10101010101010") == [85]
