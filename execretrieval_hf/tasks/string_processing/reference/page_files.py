import re


def page_files(pattern):
    front, *rest = re.split(r"\[(\d{1,3})-(\d{1,3})\]", pattern, maxsplit=1)
    if not rest:
        return [front]
    first, last, back = rest
    low, high = sorted((int(first), int(last)))
    names = [front + str(number).zfill(len(first)) + back for number in range(low, high + 1)]
    return names if int(first) == low else names[::-1]
