from datetime import date, timedelta


def honours_roll(staff, year):
    roll = []
    for name, joined, unpaid, left in staff:
        for years in (10, 25, 40):
            start = date.fromisoformat(joined)
            try:
                day = start.replace(year=start.year + years)
            except ValueError:
                day = date(start.year + years, 2, 28)
            day += timedelta(days=unpaid)
            if day.year == year and not (left and left < day.isoformat()):
                roll.append((day.isoformat()[5:], name, years))
    return sorted(roll)
