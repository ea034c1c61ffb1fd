import calendar
from datetime import date


def tenure_text(joined, left):
    if left < joined:
        return ""
    start = date.fromisoformat(joined)
    months = 0
    while True:
        y, m = divmod(start.year * 12 + start.month + months, 12)
        last = calendar.monthrange(y, m + 1)[1]
        if date(y, m + 1, min(start.day, last)).isoformat() > left:
            break
        months += 1
    parts = []
    for count, unit in ((months // 12, "year"), (months % 12, "month")):
        if count:
            parts.append(f"{count} {unit}{'s' * (count != 1)}")
    return " ".join(parts) or "0 months"
