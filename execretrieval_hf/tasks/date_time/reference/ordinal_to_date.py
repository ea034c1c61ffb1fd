import re
from calendar import isleap
from datetime import date, timedelta


def ordinal_to_date(text):
    found = re.fullmatch("([0-9]{4})-?([0-9]{3})", text)
    if not found or found[1] == "0000":
        return ""
    year, number = map(int, found.groups())
    if number == 0 or number > 365 + isleap(year):
        return None
    return (date(year, 1, 1) + timedelta(number - 1)).isoformat()
