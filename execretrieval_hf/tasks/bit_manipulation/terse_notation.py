"""Write the eight 16-bit numbers of an IPv6 address as text: lowercase hex without leading zeros, colons
between. The longest run of two or more zero numbers, the first among equals, shrinks to a double colon; if
five zeros and then 65535 come first, the last two numbers appear as a dotted IPv4 address.

Keywords: compress IPv6 text
Inputs: groups, a list of eight integers from 0 to 65535; the result is a string
Requires: type(groups) is list and len(groups) == 8 and all(type(g) is int and 0 <= g < 65536 for g in groups)
Topic: network addresses
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def terse_notation(groups):
    parts = [f"{group:x}" for group in groups]
    if not any(groups[:5]) and groups[5] == 65535:
        high, low = groups[6], groups[7]
        return f"::ffff:{high >> 8}.{high & 255}.{low >> 8}.{low & 255}"
    best = 0
    length = 1
    start = 0
    for place, group in enumerate(groups):
        if group > 0:
            start = place + 1
        elif place + 1 - start > length:
            best = start
            length = place + 1 - start
    if length < 2:
        return ":".join(parts)
    return ":".join(parts[:best]) + "::" + ":".join(parts[best + length:])


assert terse_notation([8193, 3512, 0, 0, 1, 0, 0, 1]) == "2001:db8::1:0:0:1"
assert terse_notation([0, 0, 0, 0, 0, 0, 0, 0]) == "::"
assert terse_notation([1, 2, 3, 0, 5, 6, 7, 8]) == "1:2:3:0:5:6:7:8"
assert terse_notation([0, 0, 171, 0, 0, 0, 205, 15]) == "0:0:ab::cd:f"
assert terse_notation([65152, 0, 0, 0, 0, 0, 0, 0]) == "fe80::"
assert terse_notation([0, 0, 0, 0, 0, 65535, 49320, 258]) == "::ffff:192.168.1.2"
assert terse_notation([0, 0, 0, 0, 0, 65534, 1, 2]) == "::fffe:1:2"
assert terse_notation([0, 0, 0, 0, 9, 65535, 1, 2]) == "::9:ffff:1:2"
assert terse_notation([0, 4, 0, 0, 4, 0, 4, 4096]) == "0:4::4:0:4:1000"
assert terse_notation([1, 1, 1, 1, 1, 1, 0, 0]) == "1:1:1:1:1:1::"
