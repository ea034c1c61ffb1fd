"""Drop the 0 bit after every five 1s in a row; if a sixth follows, give its place from 0.

Keywords: bit stuffing removal HDLC
Inputs: bits, a string of 0 and 1
Requires: type(bits) is str and re.fullmatch("[01]*", bits) is not None
Topic: frames
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def destuffed_bits(bits):
    kept = ""
    ones = 0
    for place, bit in enumerate(bits):
        if ones == 5:
            if bit == "1":
                return place
            ones = 0
            continue
        kept += bit
        if bit == "1":
            ones += 1
        else:
            ones = 0
    return kept


assert destuffed_bits("1111101") == "111111"
assert destuffed_bits("111110111110") == "1111111111"
assert destuffed_bits("0111111") == 6
assert destuffed_bits("11110111") == "11110111"
assert destuffed_bits("11111") == "11111"
assert destuffed_bits("10111111") == 7
assert destuffed_bits("01010111110") == "0101011111"
assert destuffed_bits("1111100111101") == "111110111101"
assert destuffed_bits("111110111111") == 11
assert destuffed_bits("") == ""
