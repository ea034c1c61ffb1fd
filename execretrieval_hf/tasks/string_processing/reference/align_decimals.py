import re


def align_decimals(entries, least):
    if any(entry.count(".") > 1 for entry in entries):
        return None
    halves = [entry.partition(".") for entry in entries if re.search("[0-9]", entry)]
    before = max([least, *(len(front) for front, _, _ in halves)])
    behind = max([0, *(len(point + back) for _, point, back in halves)])
    lines = []
    for entry in entries:
        if re.search("[0-9]", entry):
            front, point, back = entry.partition(".")
            lines.append(front.rjust(before) + (point + back).ljust(behind))
        else:
            lines.append(entry.rjust(before + behind))
    return lines
