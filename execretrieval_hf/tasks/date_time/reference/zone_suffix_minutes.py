import re


def zone_suffix_minutes(text):
    match = re.fullmatch("(?:([+-])([0-9]{2})(?::?([0-5][0-9]))?|Z)", text)
    if match is None:
        return ""
    if match.group() == "Z":
        return 0
    minutes = 60 * int(match[2]) + int(match[3] or 0)
    if minutes > 840 or minutes == 0 and match[1] == "-":
        return None
    return -minutes if match[1] == "-" else minutes
