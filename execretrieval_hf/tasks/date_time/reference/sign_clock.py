import re


def sign_clock(text):
    low = text.lower()
    if low in ("noon", "midnight"):
        return 720 if low == "noon" else 1440
    match = re.fullmatch(r"(1[0-2]|0?[1-9])([.:]([0-5][0-9]))? ?(am|pm)", low, re.A)
    if not match:
        return None
    hour, _, minutes, half = match.groups()
    return (int(hour) % 12 + (12 if half == "pm" else 0)) * 60 + int(minutes or 0)
