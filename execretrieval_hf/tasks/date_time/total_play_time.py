"""Add up track lengths written m:ss, mm:ss or h:mm:ss, with minutes and seconds up to 59 and hours of any number
of digits. The result is a tuple of the sum in seconds and the number of entries written in any other way,
which are left out of the sum, or None if more are left out than allowed.

Keywords: sum track lengths h:mm:ss
Inputs: lengths, a list of strings; allowed, an integer
Requires: type(lengths) is list and all(type(t) is str and t.isascii() for t in lengths) and type(allowed) is int
Topic: durations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def total_play_time(lengths, allowed):
    seconds = 0
    rejected = 0
    for text in lengths:
        match = re.fullmatch(r"(?:(\d+):(?=\d\d:))?(\d\d?):(\d\d)", text)
        if match is None or int(match[2]) > 59 or int(match[3]) > 59:
            rejected += 1
            continue
        seconds += int(match[1] or 0) * 3600 + int(match[2]) * 60 + int(match[3])
    if rejected > allowed:
        return None
    return seconds, rejected


assert total_play_time(["3:05", "12:00"], 0) == (905, 0)
assert total_play_time(["1:00:10", "0:59"], 1) == (3669, 0)
assert total_play_time(["59:59", "60:00", "0:01"], 1) == (3600, 1)
assert total_play_time(["2:60", "2:59"], 1) == (179, 1)
assert total_play_time(["4:5", "abc", "1:01"], 2) == (61, 2)
assert total_play_time(["4:5", "abc", "1:01"], 1) == None
assert total_play_time([], 0) == (0, 0)
assert total_play_time(["", "90", "12:00:00", "1:60:00"], 3) == (43200, 3)
assert total_play_time(["1:5:00", "9:10:10"], 4) == (33010, 1)
