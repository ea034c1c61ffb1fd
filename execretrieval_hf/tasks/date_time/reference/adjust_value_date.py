from datetime import date, timedelta


def adjust_value_date(day, holidays):
    start = date.fromisoformat(day)
    closed = {date.fromisoformat(holiday) for holiday in holidays}

    def first_open(sign):
        days = (start + timedelta(sign * n) for n in range(800))
        return next(d for d in days if d.isoweekday() < 6 and d not in closed)

    later = first_open(1)
    chosen = later if (later.year, later.month) == (start.year, start.month) else first_open(-1)
    return chosen.isoformat()
