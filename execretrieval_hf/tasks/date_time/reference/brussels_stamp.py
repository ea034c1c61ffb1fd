import calendar
from datetime import datetime, timedelta


def brussels_stamp(moment):
    def switch(year, month):
        weeks = calendar.monthcalendar(year, month)
        return f"{year}-{month:02d}-{max(week[6] for week in weeks)} 01:00"

    year = int(moment[:4])
    hours = 2 if switch(year, 3) <= moment < switch(year, 10) else 1
    local = datetime.strptime(moment, "%Y-%m-%d %H:%M") + timedelta(hours=hours)
    return local.strftime("%Y-%m-%d %H:%M")
