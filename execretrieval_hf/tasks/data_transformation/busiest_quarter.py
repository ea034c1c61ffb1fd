"""Which quarter-hour of the clock, named by its start like "08:45", has most of the given arrivals, earliest on
ties?

Keywords: peak 15 minute arrival interval
Inputs: arrivals, a non-empty unordered list of times from "00:00" to "23:59"
Requires: type(arrivals) is list and len(arrivals) > 0 and all(type(a) is str and re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", a) for a in arrivals)
Topic: binning
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def busiest_quarter(arrivals):
    counts = {}
    for arrival in arrivals:
        hour, minute = arrival.split(":")
        quarter = 4 * int(hour) + int(minute) // 15
        counts[quarter] = counts.get(quarter, 0) + 1
    busiest = min(counts, key=lambda quarter: (-counts[quarter], quarter))
    return f"{busiest // 4:02}:{busiest % 4 * 15:02}"


assert busiest_quarter(["08:47", "08:30", "08:59"]) == "08:45"
assert busiest_quarter(["12:14", "12:15", "12:29", "12:30"]) == "12:15"
assert busiest_quarter(["17:20", "09:05"]) == "09:00"
assert busiest_quarter(["23:59"]) == "23:45"
assert busiest_quarter(["10:44", "11:31", "10:30", "11:44"]) == "10:30"
assert busiest_quarter(["00:00", "07:07", "00:15", "07:08", "00:30"]) == "07:00"
assert busiest_quarter(["21:29", "20:29", "21:15", "20:14", "20:30"]) == "21:15"
assert busiest_quarter(["19:00", "19:14", "05:00"]) == "19:00"
