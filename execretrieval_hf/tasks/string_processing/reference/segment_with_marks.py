import re


def segment_with_marks(formula, operators):
    longest_first = sorted(operators, key=len, reverse=True)
    parts = re.split("(" + "|".join(map(re.escape, longest_first)) + ")", formula)
    return [part.strip(" ") if place % 2 == 0 else part for place, part in enumerate(parts)]
