"""Word the time from one day to another, both YYYY-MM-DD, in complete years and months like 2 years 1 month,
leaving out a part that is zero but saying 0 months for less than one. A month is complete on the day number
of the first day, or on the last day of a month too short for that. An end before the start gives an empty
string.

Keywords: years and months of service
Inputs: joined and left, YYYY-MM-DD strings
Requires: type(joined) is str and str(datetime.date.fromisoformat(joined)) == joined and type(left) is str and str(datetime.date.fromisoformat(left)) == left
Topic: ages and anniversaries
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import monthrange


def tenure_text(joined, left):
    if left < joined:
        return ""
    year1, month1, day1 = map(int, joined.split("-"))
    year2, month2, day2 = map(int, left.split("-"))
    total = (year2 - year1) * 12 + month2 - month1
    if day2 < day1 and day2 < monthrange(year2, month2)[1]:
        total -= 1
    years, months = divmod(total, 12)
    parts = []
    if years > 0:
        parts.append(f"{years} year" + ("s" if years > 1 else ""))
    if months > 0 or years == 0:
        parts.append(f"{months} month" + ("" if months == 1 else "s"))
    return " ".join(parts)


assert tenure_text("2020-05-14", "2022-06-14") == "2 years 1 month"
assert tenure_text("2020-05-14", "2022-06-13") == "2 years"
assert tenure_text("2024-01-31", "2024-02-29") == "1 month"
assert tenure_text("2024-01-31", "2024-03-30") == "1 month"
assert tenure_text("2024-03-09", "2024-03-08") == ""
assert tenure_text("2024-03-09", "2024-03-09") == "0 months"
assert tenure_text("2021-09-01", "2023-08-01") == "1 year 11 months"
assert tenure_text("2023-12-20", "2024-12-25") == "1 year"
assert tenure_text("2023-10-05", "2024-01-04") == "2 months"
assert tenure_text("2024-01-30", "2025-02-28") == "1 year 1 month"
