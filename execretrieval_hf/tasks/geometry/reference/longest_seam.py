from itertools import groupby


def longest_seam(plan):
    runs = []
    for lines in (plan, ["".join(column) for column in zip(*plan)]):
        for upper, lower in zip(lines, lines[1:]):
            joints = [a != b for a, b in zip(upper, lower)]
            runs += [len(list(group)) for joint, group in groupby(joints) if joint]
    longest = max(runs, default=0)
    return longest, runs.count(longest)
