"""How do I turn a 16-bit colour, red in the five highest bits, green in the next six and blue in the lowest
five, into a tuple of these three from 0 to 255, each channel moving to the top of its byte with a copy of its
highest bits in the low bits that come free? On request the two bytes must be exchanged first, and a number
outside 0 to 65535 should give None.

Keywords: rgb565 to rgb888
Inputs: pixel, an integer; swapped, a boolean
Requires: type(pixel) is int and type(swapped) is bool
Topic: colours
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unpack_display_pixel(pixel, swapped=False):
    if pixel < 0 or pixel > 65535:
        return None
    if swapped:
        pixel = (pixel & 255) << 8 | pixel >> 8
    red = pixel >> 11
    green = pixel >> 5 & 63
    blue = pixel & 31
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2


assert unpack_display_pixel(65535) == (255, 255, 255)
assert unpack_display_pixel(0xF800) == (255, 0, 0)
assert unpack_display_pixel(-1) == None
assert unpack_display_pixel(0x1084, True) == (132, 130, 132)
assert unpack_display_pixel(0x1084, False) == (16, 16, 33)
assert unpack_display_pixel(65536, True) == None
assert unpack_display_pixel(0) == (0, 0, 0)
assert unpack_display_pixel(0x07E0) == (0, 255, 0)
assert unpack_display_pixel(0x2D01, True) == (0, 36, 107)
assert unpack_display_pixel(0x4D2A) == (74, 166, 82)
