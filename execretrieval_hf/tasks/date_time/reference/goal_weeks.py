from datetime import date, timedelta


def goal_weeks(visits, least):
    weeks = {}
    for visit in set(visits):
        day = date.fromisoformat(visit)
        monday = day - timedelta(day.weekday())
        weeks[monday] = weeks.get(monday, 0) + 1
    good = {monday for monday, count in weeks.items() if count >= least}
    runs = []
    for monday in good:
        length = 1
        while monday + timedelta(7 * length) in good:
            length += 1
        runs.append((length, monday.isoformat()))
    return max(runs)[::-1] if runs else None
