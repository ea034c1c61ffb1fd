import re


def shift_figures(text, start, count):
    def moved(match):
        digits = match.group(1)
        number = int(digits)
        return "#" + (f"{number + count:0{len(digits)}d}" if number >= start else digits)

    return re.sub("#([0-9]+)", moved, text)
