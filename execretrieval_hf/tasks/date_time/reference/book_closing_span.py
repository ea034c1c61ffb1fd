from datetime import date, timedelta


def book_closing_span(year, weekday):
    def close(of):
        near = (date(of, 1, 31) + timedelta(days) for days in range(-3, 4))
        return next(day for day in near if day.weekday() == weekday)

    first = close(year) + timedelta(1)
    last = close(year + 1)
    return first.isoformat(), last.isoformat(), ((last - first).days + 1) // 7
