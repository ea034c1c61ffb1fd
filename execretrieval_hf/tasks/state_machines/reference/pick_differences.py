from collections import Counter


def pick_differences(ordered, scans):
    standing = []
    for scan in scans:
        if scan != "undo":
            standing.append(scan)
        else:
            del standing[-1:]
    wanted, found = Counter(ordered), Counter(standing)
    return dict(wanted - found), dict(found - wanted)
