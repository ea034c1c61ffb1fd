from datetime import datetime, timedelta


def counter_minutes(start, end, spells, closures):
    begin, finish = datetime.fromisoformat(start), datetime.fromisoformat(end)
    total = timedelta()
    day = begin.replace(hour=0, minute=0)
    while day <= finish:
        text = day.isoformat()[:10]
        if day.weekday() < 5 and text not in closures:
            for opens, closes in spells:
                a = max(begin, datetime.fromisoformat(f"{text} {opens}"))
                b = min(finish, datetime.fromisoformat(f"{text} {closes}"))
                total += max(b - a, timedelta())
        day += timedelta(days=1)
    return int(total.total_seconds()) // 60
