from datetime import date


def next_bin_morning(today, weekday, remainder):
    start = date.fromisoformat(today).toordinal()
    days = map(date.fromordinal, range(start, start + 50))
    fitting = (d for d in days if d.isocalendar()[2] == weekday + 1)
    return min(str(d) for d in fitting if d.isocalendar()[1] & 1 == remainder)
