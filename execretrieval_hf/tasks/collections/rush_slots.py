"""Which hour numbers hold at least a threshold of my HH:MM receipts, busiest first, the earlier hour on ties?

Keywords: busiest hours from receipts
Inputs: stamps, a list of receipt times as texts from "00:00" to "23:59"; threshold, the least number of receipts, an integer from 1
Requires: type(stamps) is list and all(type(s) is str and re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", s) for s in stamps) and type(threshold) is int and threshold >= 1
Topic: counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def rush_slots(stamps, threshold):
    tally = Counter(int(stamp[:2]) for stamp in stamps)
    crowded = [hour for hour, receipts in tally.items() if receipts >= threshold]
    return sorted(crowded, key=lambda hour: (-tally[hour], hour))


assert rush_slots(["09:10", "09:59", "14:00"], 1) == [9, 14]
assert rush_slots(["09:10", "09:59", "14:00"], 2) == [9]
assert rush_slots(["17:00", "08:30", "17:45", "08:05", "12:12"], 1) == [8, 17, 12]
assert rush_slots(["17:00", "08:30", "17:45", "23:05"], 3) == []
assert rush_slots(["00:00", "23:59", "23:58", "23:57", "00:01"], 2) == [23, 0]
assert rush_slots(["20:20", "02:20", "10:01"], 1) == [2, 10, 20]
assert rush_slots([], 2) == []
assert rush_slots(["12:30", "13:30", "13:31", "12:31", "11:00", "11:01", "11:02", "18:00"], 2) == [11, 12, 13]
