from datetime import date, timedelta


def iso_slot_date(year, week, weekday):
    if not 1 <= weekday <= 7:
        return ""
    mondays = []
    day = date(year, 1, 4) - timedelta(date(year, 1, 4).weekday())
    while day.isocalendar()[0] == year:
        mondays.append(day)
        day += timedelta(weeks=1)
    if week == 0 or abs(week) > len(mondays):
        return None
    monday = mondays[week - 1] if week > 0 else mondays[week]
    return (monday + timedelta(weekday - 1)).isoformat()
