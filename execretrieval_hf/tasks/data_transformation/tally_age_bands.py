"""Count people in age groups given by a list of lower limits, each group running up to the year before the next
limit and the last one open-ended, as a dictionary from labels like "18-64", "17" for a single year or "65+" to
counts, zeros included. Ages below the first limit are left out, and limits that do not rise strictly give an
empty dictionary.

Keywords: age groups histogram labels
Inputs: ages, a list of integers; limits, a non-empty list of integers
Requires: type(ages) is list and all(type(a) is int for a in ages) and type(limits) is list and len(limits) > 0 and all(type(x) is int and x >= 0 for x in limits)
Topic: binning
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_right


def tally_age_bands(ages, limits):
    labels = []
    for low, following in zip(limits, limits[1:]):
        if low >= following:
            return {}
        if following - low > 1:
            labels.append(f"{low}-{following - 1}")
        else:
            labels.append(str(low))
    labels.append(f"{limits[-1]}+")
    counts = dict.fromkeys(labels, 0)
    for age in ages:
        band = bisect_right(limits, age) - 1
        if band >= 0:
            counts[labels[band]] += 1
    return counts


assert tally_age_bands([17, 18, 64, 65, 90], [0, 18, 65]) == {"0-17": 1, "18-64": 2, "65+": 2}
assert tally_age_bands([5, 6, 7], [6, 8]) == {"6-7": 2, "8+": 0}
assert tally_age_bands([16, 17, 17, 18], [16, 17, 18]) == {"16": 1, "17": 2, "18+": 1}
assert tally_age_bands([20, 30], [0, 30, 30]) == {}
assert tally_age_bands([20, 30], [30, 18]) == {}
assert tally_age_bands([], [0, 2]) == {"0-1": 0, "2+": 0}
assert tally_age_bands([39, 40, 41], [40]) == {"40+": 2}
assert tally_age_bands([3, 70, 12, 3], [0, 4, 5, 60]) == {"0-3": 2, "4": 0, "5-59": 1, "60+": 1}
