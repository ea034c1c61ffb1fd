import re


def order_shelf_marks(marks):
    good, odd = [], []
    for mark in marks:
        match = re.fullmatch("([A-Z]{1,2})([0-9]+)(?:-([0-9]+))?", mark)
        if match:
            good.append((match[1], int(match[2]), int(match[3] or 1), len(good), mark))
        else:
            odd.append(mark)
    if len(odd) > len(good):
        return list(marks)
    return [row[-1] for row in sorted(good)] + odd
