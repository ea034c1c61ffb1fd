from datetime import date


def evening_class_plan(bounds, weekdays, number, spans):
    first, last = (date.fromisoformat(d).toordinal() for d in bounds)
    free = set()
    for a, b in spans:
        low = max(date.fromisoformat(a).toordinal(), first)
        high = min(date.fromisoformat(b).toordinal(), last)
        free.update(range(low, high + 1))
    days = [n for n in range(first, last + 1) if (n + 6) % 7 in weekdays and n not in free]
    return [date.fromordinal(n).isoformat() for n in days[:number]]
