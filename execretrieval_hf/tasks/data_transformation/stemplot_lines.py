"""Make the lines of a stem-and-leaf chart for marks: the tens, a bar, then the ones digits ascending without blanks,
as in "4|0378". Every stem from the lowest to the highest mark gets its line, also without leaves; but a stem with
more than the given number of leaves gets two lines, digits 0 to 4 and 5 to 9.

Keywords: split stem and leaf plot
Inputs: marks, a list of integers from 0; most, the given number of leaves, an integer from 0
Requires: type(marks) is list and all(type(m) is int and m >= 0 for m in marks) and type(most) is int and most >= 0
Topic: binning
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stemplot_lines(marks, most):
    if not marks:
        return []
    lines = []
    for stem in range(min(marks) // 10, max(marks) // 10 + 1):
        leaves = sorted(mark % 10 for mark in marks if mark // 10 == stem)
        if len(leaves) > most:
            parts = [[leaf for leaf in leaves if leaf < 5], [leaf for leaf in leaves if leaf >= 5]]
        else:
            parts = [leaves]
        for part in parts:
            lines.append(f"{stem}|" + "".join(map(str, part)))
    return lines


assert stemplot_lines([43, 40, 48, 47], 4) == ["4|0378"]
assert stemplot_lines([43, 40, 48, 47], 3) == ["4|03", "4|78"]
assert stemplot_lines([35, 12, 34, 30], 2) == ["1|2", "2|", "3|04", "3|5"]
assert stemplot_lines([], 3) == []
assert stemplot_lines([9, 9, 100], 1) == ["0|", "0|99", "1|", "2|", "3|", "4|", "5|", "6|", "7|", "8|", "9|", "10|0"]
assert stemplot_lines([21, 0], 0) == ["0|0", "0|", "1|", "2|1", "2|"]
assert stemplot_lines([65, 64, 64, 50], 3) == ["5|0", "6|445"]
assert stemplot_lines([88, 75, 79, 80], 1) == ["7|", "7|59", "8|0", "8|8"]
