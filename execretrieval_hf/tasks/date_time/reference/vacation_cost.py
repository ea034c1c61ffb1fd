from datetime import date, timedelta


def vacation_cost(first, last, holidays, short_days):
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    absent = {start + timedelta(n) for n in range((end - start).days + 1)}
    absent -= set(map(date.fromisoformat, holidays))
    working = {d for d in absent if d.weekday() not in (5, 6)}
    return 2 * len(working) - len(working & set(map(date.fromisoformat, short_days)))
