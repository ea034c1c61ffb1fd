"""My 12-hour clock chip wants an hour from 0 to 23 as decimal digits in nibbles, bit 5 meaning pm.

Keywords: 12-hour BCD clock register
Inputs: hour, an integer from 0 to 23; the result is an integer
Requires: type(hour) is int and 0 <= hour < 24
Topic: byte packing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def meridian_byte(hour):
    shown = hour % 12
    if shown == 0:
        shown = 12
    code = shown // 10 << 4 | shown % 10
    if hour >= 12:
        code |= 32
    return code


assert meridian_byte(9) == 9
assert meridian_byte(0) == 18
assert meridian_byte(12) == 50
assert meridian_byte(11) == 17
assert meridian_byte(10) == 16
assert meridian_byte(13) == 33
assert meridian_byte(21) == 41
assert meridian_byte(22) == 48
assert meridian_byte(23) == 49
assert meridian_byte(1) == 1
