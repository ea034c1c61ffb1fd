import calendar


def renewal_dates(start, step, end):
    if end < start:
        return None
    year, month, day = map(int, start.split("-"))
    dates = []
    count = step
    while True:
        y, m = divmod(year * 12 + month - 1 + count, 12)
        text = f"{y:04d}-{m + 1:02d}-{min(day, calendar.monthrange(y, m + 1)[1]):02d}"
        if text > end:
            return dates
        dates.append(text)
        count += step
