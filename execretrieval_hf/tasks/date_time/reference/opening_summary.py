from itertools import groupby


def opening_summary(hours):
    names = "Mon Tue Wed Thu Fri Sat Sun".split()
    lines = []
    for times, run in groupby(zip(hours, names), key=lambda pair: pair[0]):
        days = [name for _, name in run]
        if not times:
            continue
        labels = {1: days[0], 2: ", ".join(days), 7: "Daily"}
        lines.append(f"{labels.get(len(days), days[0] + '-' + days[-1])} {times}")
    return lines
