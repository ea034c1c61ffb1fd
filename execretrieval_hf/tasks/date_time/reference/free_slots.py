def free_slots(bookings, opens, closes, shortest):
    def minute(text):
        return int(text[:2]) * 60 + int(text[3:])

    start, end = minute(opens), minute(closes)
    if end <= start:
        return None
    taken = {m for a, b in bookings for m in range(minute(a), minute(b))}
    slots, begin = [], None
    for m in range(start, end + 1):
        free = m < end and m not in taken
        if free and begin is None:
            begin = m
        elif not free and begin is not None:
            if m - begin >= shortest:
                slots.append(tuple("%02d:%02d" % divmod(x, 60) for x in (begin, m)))
            begin = None
    return slots
