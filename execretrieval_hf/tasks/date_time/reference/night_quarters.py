def night_quarters(start, end):
    first, last = (60 * int(text[:2]) + int(text[3:]) for text in (start, end))
    if last <= first:
        last += 1440
    night = sum(not 360 <= minute % 1440 < 1320 for minute in range(first, last))
    return night // 15 if night >= 30 else 0
