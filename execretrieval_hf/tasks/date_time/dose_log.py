"""Our pill box knows when each dose is due and when its lid was opened, both as ascending minutes. Label every dose
in turn by the earliest opening that no previous dose used and that is at most the slack away: "early", "on time" or
"late" by where the opening lies, or "missed" if there is none.

Keywords: match doses with openings
Inputs: due, a list of ascending integers without repeats; openings, a list of integers in ascending order, repeats possible; slack, a non-negative integer
Requires: type(due) is list and type(openings) is list and all(type(m) is int for m in due + openings) and sorted(set(due)) == due and sorted(openings) == openings and type(slack) is int and slack >= 0
Topic: recurring dates
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dose_log(due, openings, slack):
    labels = []
    index = 0
    for moment in due:
        while index < len(openings) and openings[index] < moment - slack:
            index += 1
        if index == len(openings) or openings[index] > moment + slack:
            labels.append("missed")
            continue
        if openings[index] < moment:
            labels.append("early")
        elif openings[index] > moment:
            labels.append("late")
        else:
            labels.append("on time")
        index += 1
    return labels


assert dose_log([480, 960], [470, 985], 30) == ["early", "late"]
assert dose_log([480, 960], [450, 991], 30) == ["early", "missed"]
assert dose_log([480, 960], [449, 990], 30) == ["missed", "late"]
assert dose_log([60, 80, 100], [80, 100], 20) == ["late", "late", "missed"]
assert dose_log([60, 80], [5, 7, 60, 61], 20) == ["on time", "early"]
assert dose_log([], [60, 60], 10) == []
assert dose_log([100, 200, 300], [], 50) == ["missed", "missed", "missed"]
assert dose_log([10, 20, 30, 40], [10, 10, 40], 10) == ["on time", "early", "late", "missed"]
assert dose_log([13], [14], 2) == ["late"]
assert dose_log([2, 4, 23], [1, 7, 8], 2) == ["early", "missed", "missed"]
