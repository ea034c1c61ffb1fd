"""How many days from Monday to Friday lie between two dates, both ends included?

Keywords: weekdays between two dates
Inputs: first and last, YYYY-MM-DD strings, last not before first
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", first) and datetime.date.fromisoformat(first) and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", last) and datetime.date.fromisoformat(last) and first <= last
Topic: business days
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def office_day_count(first, last):
    start = date.fromisoformat(first)
    span = (date.fromisoformat(last) - start).days + 1
    weeks, rest = divmod(span, 7)
    total = weeks * 5
    for extra in range(rest):
        if (start.weekday() + extra) % 7 < 5:
            total += 1
    return total


assert office_day_count("2024-03-04", "2024-03-10") == 5
assert office_day_count("2024-03-08", "2024-03-11") == 2
assert office_day_count("2024-03-09", "2024-03-10") == 0
assert office_day_count("2024-03-06", "2024-03-06") == 1
assert office_day_count("2024-03-10", "2024-03-26") == 12
assert office_day_count("2024-02-28", "2024-03-01") == 3
assert office_day_count("2024-03-03", "2024-03-09") == 5
assert office_day_count("2024-01-01", "2024-12-31") == 262
