from datetime import date, timedelta


def infant_age_label(born, visit):
    start, now = date.fromisoformat(born), date.fromisoformat(visit)
    days = (now - start).days
    if days < 0:
        return ""

    def reached(months):
        y, m = divmod(start.year * 12 + start.month - 1 + months, 12)
        try:
            return date(y, m + 1, start.day)
        except ValueError:
            return (date(y, m + 1, 28) + timedelta(4)).replace(day=1)

    months = 0
    while reached(months + 1) <= now:
        months += 1
    if days <= 13:
        count, unit = days, "day"
    elif days // 7 <= 11:
        count, unit = days // 7, "week"
    elif months <= 23:
        count, unit = months, "month"
    else:
        count, unit = months // 12, "year"
    return f"{count} {unit}" + ("" if count == 1 else "s")
