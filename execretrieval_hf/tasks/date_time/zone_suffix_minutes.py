"""Read a UTC offset, as it ends a time stamp, into minutes: a sign and two digits for hours, perhaps two digits
for minutes up to 59, with or without a colon before them, or a lone capital Z for 0. Any other text gives an
empty text, more than 14 hours or a zero with a minus sign give None.

Keywords: parse utc offset suffix
Inputs: text, a string
Requires: type(text) is str and len(text) < 12
Topic: time zones
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def zone_suffix_minutes(text):
    if text == "Z":
        return 0
    found = re.fullmatch("([+-])([0-9]{2})(?::?([0-9]{2}))?", text)
    if found is None:
        return ""
    hours, minutes = int(found[2]), int(found[3] or 0)
    total = hours * 60 + minutes
    if minutes > 59:
        return ""
    if total > 840:
        return None
    if found[1] == "-":
        if total == 0:
            return None
        total = -total
    return total


assert zone_suffix_minutes("Z") == 0
assert zone_suffix_minutes("+05:30") == 330
assert zone_suffix_minutes("-0359") == -239
assert zone_suffix_minutes("+09") == 540
assert zone_suffix_minutes("-00:00") == None
assert zone_suffix_minutes("+00") == 0
assert zone_suffix_minutes("z") == ""
assert zone_suffix_minutes("+14:00") == 840
assert zone_suffix_minutes("-14:01") == None
assert zone_suffix_minutes("+0060") == ""
