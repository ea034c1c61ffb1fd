from datetime import date


def fiscal_period(day, start_month):
    if start_month not in range(1, 13):
        return None
    when = date.fromisoformat(day)
    months = [(start_month - 1 + k) % 12 + 1 for k in range(12)]
    place = months.index(when.month)
    ends = when.year + (months[-1] < when.month)
    return ends, place // 3 + 1, place % 3 + 1
