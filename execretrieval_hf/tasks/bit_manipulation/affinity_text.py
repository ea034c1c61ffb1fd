"""Write the cores in a mask, bit 0 being core 0, as ascending text like "0-2,5,7-8", ranges wherever two adjoin.

Keywords: cpu affinity mask to list
Inputs: mask, an integer; an empty mask gives an empty string
Requires: type(mask) is int and 0 <= mask < 2**40
Topic: bit sets
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def affinity_text(mask):
    parts = []
    first = -1
    for core in range(mask.bit_length() + 1):
        if mask >> core & 1:
            if first < 0:
                first = core
        elif first >= 0:
            last = core - 1
            if last > first:
                parts.append(f"{first}-{last}")
            else:
                parts.append(str(first))
            first = -1
    return ",".join(parts)


assert affinity_text(0b110100111) == "0-2,5,7-8"
assert affinity_text(0) == ""
assert affinity_text(1) == "0"
assert affinity_text(0b10) == "1"
assert affinity_text(0b1111) == "0-3"
assert affinity_text(0b110000) == "4-5"
assert affinity_text(0b10100010001) == "0,4,8,10"
assert affinity_text(0b1011000000110) == "1-2,9-10,12"
