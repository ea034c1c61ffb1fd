import re


def reference_clamp(value, reference):
    plain = reference.replace(" ", "")
    if match := re.fullmatch("([0-9]+)-([0-9]+)", plain):
        low, high = sorted(map(int, match.groups()))
    elif match := re.fullmatch("([<>])(=?)([0-9]+)", plain):
        bound = int(match[3])
        off = 0 if match[2] else 1
        low, high = (None, bound - off) if match[1] == "<" else (bound + off, None)
    else:
        return None
    if high is not None and value > high:
        return high
    return low if low is not None and value < low else value
