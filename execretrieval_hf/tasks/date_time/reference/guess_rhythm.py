from datetime import date


def guess_rhythm(dates):
    def pairs(values):
        return zip(values, values[1:])

    days = {(b - a).days for a, b in pairs([date.fromisoformat(d) for d in dates])}
    if len(days) == 1:
        (step,) = days
        return (step // 7, "weeks") if step % 7 == 0 else (step, "days")
    if len({d[8:] for d in dates}) > 1:
        return None
    months = {b - a for a, b in pairs([int(d[:4]) * 12 + int(d[5:7]) for d in dates])}
    if len(months) > 1:
        return None
    (step,) = months
    return (step // 12, "years") if step % 12 == 0 else (step, "months")
