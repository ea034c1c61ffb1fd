from datetime import date


def sheet_day(serial):
    if serial < 1:
        return None
    if serial == 60:
        return "1900-02-29"
    base = date(1900, 1, 1).toordinal() - 1
    return date.fromordinal(base + serial - (1 if serial > 60 else 0)).isoformat()
