from datetime import date, timedelta


def make_up_days(holidays):
    taken = set(holidays)
    pairs = []
    for holiday in sorted(holidays):
        day = date.fromisoformat(holiday)
        if day.weekday() < 5:
            continue
        before = [day - timedelta(1)] if day.weekday() == 5 else []
        later = [day + timedelta(n) for n in range(1, 60)]
        options = before + [d for d in later if d.weekday() < 5]
        substitute = next(d.isoformat() for d in options if d.isoformat() not in taken)
        taken.add(substitute)
        pairs.append((holiday, substitute))
    return [pair for pair in pairs if pair[0][:4] == pair[1][:4]]
