from datetime import date, timedelta
from itertools import islice


def delivery_date(ordered, hour, cutoff, lead, holidays):
    if lead < 1:
        return None
    start = date.fromisoformat(ordered)
    days = (start + timedelta(n) for n in range(900))
    working = (d for d in days if d.isoweekday() <= 5 and str(d) not in holidays)
    first = next(working)
    if first == start and hour < cutoff or first != start:
        skip = lead - 1
    else:
        skip = lead
    return str(next(islice(working, skip, None)))
