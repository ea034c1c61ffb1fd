import calendar
from datetime import date


def levy_deadline(month):
    whole = int(month[:4]) * 12 + int(month[5:]) + 1
    year, index = whole // 12, whole % 12 + 1
    shift = {5: 2, 6: 1}.get(calendar.weekday(year, index, 10), 0)
    return date(year, index, 10 + shift).isoformat()
