"""The serial log of our heat pump, a list of bytes, holds telegrams amid noise: 104, a length from 1 to 8, that
many data bytes, and the xor of length and data. We need the data of all complete telegrams whose xor fits and
the number of bytes outside them. After one of these the search goes on behind it, otherwise at the next byte.

Keywords: telegrams noise xor check
Inputs: log, a list of integers from 0 to 255; the result is a pair of a list of lists and an integer
Requires: type(log) is list and all(type(b) is int and 0 <= b < 256 for b in log)
Topic: error detection
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sound_telegrams(log):
    found = []
    outside = 0
    place = 0
    while place < len(log):
        if log[place] == 104 and place + 1 < len(log):
            size = log[place + 1]
            end = place + 2 + size
            if 1 <= size <= 8 and end < len(log):
                check = size
                for byte in log[place + 2:end]:
                    check ^= byte
                if check == log[end]:
                    found.append(log[place + 2:end])
                    place = end + 1
                    continue
        outside += 1
        place += 1
    return found, outside


assert sound_telegrams([104, 2, 5, 6, 1]) == ([[5, 6]], 0)
assert sound_telegrams([9, 104, 1, 7, 6, 9, 104]) == ([[7]], 3)
assert sound_telegrams([104, 1, 104, 1, 50, 51]) == ([[50]], 2)
assert sound_telegrams([104, 0, 0, 0, 8, 104, 8, 104, 1, 104, 1, 2, 2, 0, 0, 9]) == ([], 16)
assert sound_telegrams([104, 8, 1, 1, 1, 1, 1, 1, 1, 1, 8, 104, 1, 0, 1]) == ([[1, 1, 1, 1, 1, 1, 1, 1], [0]], 0)
assert sound_telegrams([104, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8]) == ([], 12)
assert sound_telegrams([104, 0, 0, 104, 2, 104, 2, 104]) == ([[104, 2]], 3)
assert sound_telegrams([104, 104, 1, 3, 2]) == ([[3]], 1)
assert sound_telegrams([104, 1, 104, 105, 1, 9, 8]) == ([[104]], 3)
assert sound_telegrams([104, 1, 0]) == ([], 3)
