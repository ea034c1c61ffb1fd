"""Spell out a job timer's minutes, items parted by commas, as a sorted list without duplicates. An item is a
number, a range such as 10-20 with both ends, or * for 0-59, the last two optionally with a step, as in
10-20/5 for 10, 15 and 20. Return instead the first item, as a string, that has another form, goes beyond 59,
runs backwards or has step 0.

Keywords: cron minutes parser
Inputs: field, a string such as "*/20" or "5,10-12"
Requires: type(field) is str and field.isascii() and len(field) <= 99
Topic: ranges
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def expand_minute_field(field):
    minutes = set()
    for item in field.split(","):
        spelled = re.sub(r"^\*", "0-59", item)
        found = re.fullmatch(r"(\d+)(?:-(\d+)(?:/(\d+))?)?", spelled)
        if found is None:
            return item
        low = int(found.group(1))
        high = int(found.group(2) or low)
        step = int(found.group(3) or 1)
        if low > high or high > 59 or step < 1:
            return item
        minutes.update(range(low, high + 1, step))
    return sorted(minutes)


assert expand_minute_field("30,5,10-12,11") == [5, 10, 11, 12, 30]
assert expand_minute_field("*/20") == [0, 20, 40]
assert expand_minute_field("50-59/3,8-8") == [8, 50, 53, 56, 59]
assert expand_minute_field("55-60,99") == "55-60"
assert expand_minute_field("7,20-10") == "20-10"
assert expand_minute_field("3,1-9/0,x") == "1-9/0"
assert expand_minute_field("15,,30") == ""
assert expand_minute_field("10,5/10") == "5/10"
assert expand_minute_field("59,60") == "60"
assert expand_minute_field("58-59,*/90") == [0, 58, 59]
