from datetime import date, timedelta


def timetable_turn(start, day, closures, letters):
    first, last = date.fromisoformat(start), date.fromisoformat(day)
    span = [first + timedelta(n) for n in range((last - first).days)]
    held = [d for d in span if d.weekday() < 5 and d.isoformat() not in closures]
    return (letters * (len(held) + 1))[len(held)]
