from datetime import date, timedelta


def monthly_meeting_date(year, month, weekday, nth, closed):
    day = date(year, month, 1)
    found = []
    while day.month == month:
        if day.weekday() == weekday:
            found.append(day)
        day += timedelta(days=1)
    meeting = found[nth - 1] if nth <= len(found) else found[-1]
    for candidate in (meeting, meeting + timedelta(weeks=1)):
        if str(candidate) not in closed:
            return str(candidate)
