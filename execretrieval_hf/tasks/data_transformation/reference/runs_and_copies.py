from itertools import groupby


def runs_and_copies(values, least, most):
    pieces = []
    for value, group in groupby(values):
        left = len(list(group))
        while left:
            pieces.append((min(left, most), value))
            left -= pieces[-1][0]
    packed = []
    for count, value in pieces:
        if count >= least:
            packed.append((count, value))
        else:
            before = packed.pop()[1] if packed and packed[-1][0] == 0 else []
            packed.append((0, before + [value] * count))
    return packed
