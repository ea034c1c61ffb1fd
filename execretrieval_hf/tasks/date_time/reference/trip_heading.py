from datetime import date


def trip_heading(start, end, current):
    if end < start:
        return ""
    a, b = date.fromisoformat(start), date.fromisoformat(end)
    show_year = not a.year == b.year == current

    def text(day, month, year):
        parts = [str(day.day)] + [day.strftime("%b")] * month + [str(day.year)] * year
        return " ".join(parts)

    last = text(b, True, show_year)
    if a == b:
        return last
    if start[:7] == end[:7]:
        return text(a, False, False) + "-" + last
    return text(a, True, a.year != b.year) + " - " + last
