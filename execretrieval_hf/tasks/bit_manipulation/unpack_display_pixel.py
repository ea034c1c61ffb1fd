"""Turn a 16-bit colour, red in the five highest bits, green in the next six and blue in the lowest five, into a
triple of bytes in this order: each channel moves to the top of its byte, with a copy of its highest bits in the
low bits left free. If wanted, the two bytes of the colour change places first; a colour outside 0 to 65535
gives None.

Keywords: rgb565 to rgb888
Inputs: pixel, an integer; swapped, a boolean
Requires: type(pixel) is int and type(swapped) is bool
Topic: byte packing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unpack_display_pixel(pixel, swapped):
    if pixel < 0 or pixel > 65535:
        return None
    if swapped:
        pixel = (pixel & 255) << 8 | pixel >> 8
    red = pixel >> 11
    green = pixel >> 5 & 63
    blue = pixel & 31
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2


assert unpack_display_pixel(65535, False) == (255, 255, 255)
assert unpack_display_pixel(0xF800, False) == (255, 0, 0)
assert unpack_display_pixel(-1, False) == None
assert unpack_display_pixel(0x1084, True) == (132, 130, 132)
assert unpack_display_pixel(0x1084, False) == (16, 16, 33)
assert unpack_display_pixel(65536, True) == None
assert unpack_display_pixel(0, False) == (0, 0, 0)
assert unpack_display_pixel(0x07E0, False) == (0, 255, 0)
assert unpack_display_pixel(0x2D01, True) == (0, 36, 107)
assert unpack_display_pixel(0x4D2A, False) == (74, 166, 82)
