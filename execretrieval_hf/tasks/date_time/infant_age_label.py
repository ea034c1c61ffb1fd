"""Say how old a baby is at a visit: in days up to 13, in complete weeks up to 11, then in complete months up to
23, then in complete years, like "1 day" or "0 days"; before the birth it is an empty text. A month is
complete on the day number of the birth, or on the next 1st where that is missing.

Keywords: baby age days weeks months
Inputs: born and visit, YYYY-MM-DD strings
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", born) and datetime.date.fromisoformat(born) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", visit) and datetime.date.fromisoformat(visit)
Topic: ages and anniversaries
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def infant_age_label(born, visit):
    start, day = date.fromisoformat(born), date.fromisoformat(visit)
    days = (day - start).days
    if days < 0:
        return ""
    if days < 14:
        count, unit = days, "day"
    elif days < 84:
        count, unit = days // 7, "week"
    else:
        count = (day.year - start.year) * 12 + day.month - start.month
        unit = "month"
        if day.day < start.day:
            count -= 1
        if count >= 24:
            count //= 12
            unit = "year"
    if count != 1:
        unit += "s"
    return f"{count} {unit}"


assert infant_age_label("2024-01-10", "2024-01-11") == "1 day"
assert infant_age_label("2024-01-10", "2024-01-10") == "0 days"
assert infant_age_label("2024-01-10", "2024-01-09") == ""
assert infant_age_label("2024-01-10", "2024-01-23") == "13 days"
assert infant_age_label("2024-01-10", "2024-01-24") == "2 weeks"
assert infant_age_label("2024-01-10", "2024-04-02") == "11 weeks"
assert infant_age_label("2024-01-10", "2024-04-03") == "2 months"
assert infant_age_label("2022-03-31", "2024-03-01") == "23 months"
assert infant_age_label("2021-01-28", "2023-01-28") == "2 years"
assert infant_age_label("2022-03-15", "2025-03-14") == "2 years"
