from calendar import Calendar


def ordinal_open_date(year, month, nth, holidays):
    days = [
        f"{year}-{month:02}-{number:02}"
        for number, weekday in Calendar().itermonthdays2(year, month)
        if number and weekday < 5
    ]
    days = [day for day in days if day not in holidays]
    return dict(enumerate(days, 1)).get(nth if nth > 0 else len(days) + 1 + nth)
