"""Read a pixel row of a bar code, 1 being black. The white before the first and after the last black pixel must each be at
least the quiet width, else the result is empty. For every stretch of one colour between, from left to right, write W
if it is at least twice as wide as the narrowest of them, else N, but in lower case for white.

Keywords: bar code pixel row widths
Inputs: pixels, a string of 0 and 1; quiet, an integer from 0; the result is a string, also empty if no pixel is black
Requires: type(pixels) is str and set(pixels) <= set("01") and type(quiet) is int and quiet >= 0
Topic: scanners
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bars_in_row(pixels, quiet):
    start = pixels.find("1")
    end = pixels.rfind("1") + 1
    if start < 0 or start < quiet or len(pixels) - end < quiet:
        return ""
    runs = []
    for place in range(start, end):
        if place > start and pixels[place] == pixels[place - 1]:
            runs[-1] += 1
        else:
            runs.append(1)
    narrow = min(runs)
    marks = ""
    for index, width in enumerate(runs):
        mark = "W" if width >= 2 * narrow else "N"
        marks += mark if index % 2 == 0 else mark.lower()
    return marks


assert bars_in_row("001011000", 2) == "NnW"
assert bars_in_row("001011000", 3) == ""
assert bars_in_row("0001011000", 3) == "NnW"
assert bars_in_row("00010110", 2) == ""
assert bars_in_row("1110011110001", 0) == "WwWwN"
assert bars_in_row("0110001111011100", 1) == "WwWnW"
assert bars_in_row("011100111110000110", 1) == "NnWwN"
assert bars_in_row("0100", 1) == "N"
