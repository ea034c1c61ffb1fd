from os.path import commonprefix


def smallest_edit(before, after):
    if before == after:
        return None
    start = len(commonprefix([before, after]))
    old, new = before[start:], after[start:]
    tail = len(commonprefix([old[::-1], new[::-1]]))
    return start, old[: len(old) - tail], new[: len(new) - tail]
