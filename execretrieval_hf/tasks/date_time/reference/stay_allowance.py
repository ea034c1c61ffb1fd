from datetime import date


def stay_allowance(stays, today, most, window):
    present = set()
    for pair in stays:
        first, last = (date.fromisoformat(day).toordinal() for day in pair)
        present.update(range(first, last + 1))
    day = date.fromisoformat(today).toordinal()
    count = 0
    while True:
        present.add(day)
        if sum(1 for d in present if day - window < d <= day) > most:
            return count
        count += 1
        day += 1
