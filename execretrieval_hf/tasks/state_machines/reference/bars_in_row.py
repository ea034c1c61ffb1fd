import re


def bars_in_row(pixels, quiet):
    code = pixels.strip("0")
    left = pixels.find("1")
    right = pixels[::-1].find("1")
    if min(left, right) < quiet or not code:
        return ""
    widths = [len(run) for run in re.findall("1+|0+", code)]
    letters = ["nw", "NW"]
    return "".join(
        letters[(place + 1) % 2][width >= 2 * min(widths)] for place, width in enumerate(widths)
    )
