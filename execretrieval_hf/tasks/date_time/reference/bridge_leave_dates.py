from datetime import date, timedelta


def bridge_leave_dates(holidays):
    one = timedelta(1)
    off = set(map(date.fromisoformat, holidays))

    def is_free(day):
        return day in off or day.weekday() in (5, 6)

    near = {day + shift for day in off for shift in (one, -one)}
    bridges = [d for d in near if not is_free(d) and is_free(d - one) and is_free(d + one)]
    return [d.isoformat() for d in sorted(bridges)]
