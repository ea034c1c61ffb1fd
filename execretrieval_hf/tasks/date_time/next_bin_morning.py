"""Which YYYY-MM-DD is the next collection, today included, on a fixed weekday of only odd or only even ISO
weeks?

Keywords: fortnightly bin collection iso week
Inputs: today, a YYYY-MM-DD string; weekday, 0 for Monday to 6 for Sunday; remainder, 1 for odd and 0 for even weeks
Requires: re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", today) and datetime.date.fromisoformat(today) and type(weekday) is int and 0 <= weekday <= 6 and type(remainder) is int and remainder in (0, 1)
Topic: recurring dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def next_bin_morning(today, weekday, remainder):
    day = date.fromisoformat(today)
    day += timedelta(days=(weekday - day.weekday()) % 7)
    while day.isocalendar()[1] % 2 != remainder:
        day += timedelta(days=7)
    return day.isoformat()


assert next_bin_morning("2024-01-01", 0, 1) == "2024-01-01"
assert next_bin_morning("2024-01-02", 0, 1) == "2024-01-15"
assert next_bin_morning("2024-01-01", 3, 0) == "2024-01-11"
assert next_bin_morning("2024-03-08", 2, 0) == "2024-03-20"
assert next_bin_morning("2020-12-31", 4, 1) == "2021-01-01"
assert next_bin_morning("2021-01-02", 4, 1) == "2021-01-08"
assert next_bin_morning("2026-12-28", 1, 0) == "2027-01-12"
assert next_bin_morning("2024-06-09", 6, 1) == "2024-06-09"
