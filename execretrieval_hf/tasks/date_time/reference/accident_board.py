from datetime import date


def accident_board(opened, accidents, today):
    days = sorted(date.fromisoformat(day).toordinal() for day in {opened, *accidents})
    now = date.fromisoformat(today).toordinal()
    gaps = [b - a for a, b in zip(days, days[1:] + [now])]
    return gaps[-1], max(gaps)
