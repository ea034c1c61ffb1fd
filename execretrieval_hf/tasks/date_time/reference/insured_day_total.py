from datetime import date, timedelta


def insured_day_total(spans, year):
    day = date(year, 1, 1)
    total = 0
    while day.year == year:
        text = day.isoformat()
        total += any(first <= text <= last for first, last in spans)
        day += timedelta(1)
    return total
