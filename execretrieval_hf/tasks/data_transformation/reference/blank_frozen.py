from itertools import groupby


def blank_frozen(readings, fault, highest, allowed):
    result = []
    for value, run in groupby(readings):
        length = len(list(run))
        if value == fault or value > highest:
            result.extend([None] * length)
        elif value != 0 and length > allowed:
            result.extend([value] + [None] * (length - 1))
        else:
            result.extend([value] * length)
    return result
