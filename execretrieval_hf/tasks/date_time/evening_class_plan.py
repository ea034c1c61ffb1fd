"""List the first dates of a course, at most the given number of them, that fall on one of its weekdays and in none
of the holiday spans, beginning with the starting date, which may be one itself. Both ends of a span are free, and
no date is later than the closing date of the school.

Keywords: course dates outside holidays
Inputs: bounds, the pair (starting date, closing date); weekdays, a list of integers, 0 for Monday to 6; number, a non-negative integer; spans, a list of (first, last) pairs; all dates YYYY-MM-DD strings
Requires: type(bounds) is tuple and len(bounds) == 2 and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in bounds) and type(weekdays) is list and all(type(w) is int and 0 <= w <= 6 for w in weekdays) and type(number) is int and number >= 0 and type(spans) is list and all(type(s) is tuple and len(s) == 2 and s[0] <= s[1] and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in s) for s in spans)
Topic: recurring dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def evening_class_plan(bounds, weekdays, number, spans):
    start, closing = bounds
    day = date.fromisoformat(start)
    planned = []
    while len(planned) < number and day.isoformat() <= closing:
        text = day.isoformat()
        if day.weekday() in weekdays:
            on_holiday = False
            for first, last in spans:
                if first <= text <= last:
                    on_holiday = True
            if not on_holiday:
                planned.append(text)
        day += timedelta(days=1)
    return planned


assert evening_class_plan(("2024-03-04", "2024-12-31"), [0, 2], 3, []) == ["2024-03-04", "2024-03-06", "2024-03-11"]
assert evening_class_plan(("2024-03-05", "2024-12-31"), [4, 1], 4, [("2024-03-08", "2024-03-12")]) == ["2024-03-05", "2024-03-15", "2024-03-19", "2024-03-22"]
assert evening_class_plan(("2024-03-04", "2024-03-18"), [0], 5, [("2024-03-10", "2024-03-10")]) == ["2024-03-04", "2024-03-11", "2024-03-18"]
assert evening_class_plan(("2024-03-04", "2024-03-17"), [0], 5, []) == ["2024-03-04", "2024-03-11"]
assert evening_class_plan(("2024-02-28", "2024-12-31"), [3], 0, []) == []
assert evening_class_plan(("2024-02-28", "2024-12-31"), [3], 1, []) == ["2024-02-29"]
assert evening_class_plan(("2024-05-01", "2024-05-31"), [6], 2, [("2024-05-12", "2024-05-19"), ("2024-05-04", "2024-05-05")]) == ["2024-05-26"]
assert evening_class_plan(("2024-05-06", "2024-05-03"), [0, 4], 3, []) == []
