"""Give the date, as YYYY-MM-DD, of a weekday (1 for Monday to 7) in a week of a year. Week 1 is the one, Monday to
Sunday, with 4 January, -1 is the last week before week 1 of the next year, -2 the one before that. A week that
does not exist gives None, a weekday outside 1 to 7 an empty string.

Keywords: date from iso week number
Inputs: year, week and weekday, integers, of the last two at most one not existing
Requires: type(year) is int and 1900 <= year <= 2100 and type(week) is int and -70 <= week <= 70 and type(weekday) is int and (1 <= weekday <= 7 or 1 <= abs(week) <= 52)
Topic: calendar positions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def iso_slot_date(year, week, weekday):
    def opening_monday(of_year):
        fourth = date(of_year, 1, 4)
        return fourth - timedelta(days=fourth.weekday())

    monday = opening_monday(year)
    weeks = (opening_monday(year + 1) - monday).days // 7
    if week < 0:
        week += weeks + 1
    if weekday < 1 or weekday > 7:
        return ""
    if week < 1 or week > weeks:
        return None
    return (monday + timedelta(days=week * 7 + weekday - 8)).isoformat()


assert iso_slot_date(2024, 1, 1) == "2024-01-01"
assert iso_slot_date(2021, 1, 7) == "2021-01-10"
assert iso_slot_date(2025, -53, 6) == None
assert iso_slot_date(2020, 53, 5) == "2021-01-01"
assert iso_slot_date(2024, 53, 1) == None
assert iso_slot_date(2024, -1, 3) == "2024-12-25"
assert iso_slot_date(2020, -2, 2) == "2020-12-22"
assert iso_slot_date(2020, -53, 6) == "2020-01-04"
assert iso_slot_date(2024, 10, 8) == ""
assert iso_slot_date(2024, 1, 0) == ""
