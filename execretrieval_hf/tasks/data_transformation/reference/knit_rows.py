import re


def knit_rows(chart):
    rows = []
    for number, row in enumerate(reversed(chart)):
        seen = row.translate(str.maketrans("kp", "pk")) if number % 2 else row[::-1]
        rows.append(" ".join(f"{run[0]}{len(run)}" for run in re.findall("k+|p+", seen)))
    return rows
