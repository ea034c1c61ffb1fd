"""Mark the wrong boxes of a date of birth, as a list of "day", "month" and "year" in this order. Each must
hold digits only, blanks at the ends aside: a year from 120 before the given one up to it, an existing
month, and a day from 1 to the last of that month or, if month or year is wrong, 31.

Keywords: birthday input highlight errors
Inputs: boxes, a tuple of three ASCII strings for day, month and year; this_year, an integer from 200 to 9999
Requires: type(boxes) is tuple and len(boxes) == 3 and all(type(b) is str and b.isascii() for b in boxes) and type(this_year) is int and 200 <= this_year <= 9999
Topic: forms
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import calendar


def red_boxes(boxes, this_year):
    day, month, year = [int(box) if box.strip().isdigit() else -1 for box in boxes]
    red = []
    if not this_year - 120 <= year <= this_year:
        red.append("year")
    if not 1 <= month <= 12:
        red.insert(0, "month")
    last = 31
    if not red:
        last = calendar.monthrange(year, month)[1]
    if day < 1 or day > last:
        red.insert(0, "day")
    return red


assert red_boxes(("29", "2", "2024"), 2025) == []
assert red_boxes(("00", " 1", "2025"), 2025) == ["day"]
assert red_boxes(("31", "04", "1905"), 2025) == ["day"]
assert red_boxes((" 31", "13", "1905 "), 2025) == ["month"]
assert red_boxes(("32", "0", "1999"), 2025) == ["day", "month"]
assert red_boxes(("1", "12", "2025"), 2024) == ["year"]
assert red_boxes(("31", "1", "1904"), 2024) == []
assert red_boxes(("30", "2", "1903"), 2024) == ["year"]
assert red_boxes(("0", "5", "19x4"), 2024) == ["day", "year"]
assert red_boxes(("-1", "1.", "1903"), 2024) == ["day", "month", "year"]
