def signed_in_minutes(events, idle):
    if idle < 1:
        return -1
    total = 0
    last = None
    for minute, action in events:
        if last is not None and minute - last > idle:
            total += idle
            last = None
        if last is not None:
            total += minute - last
            last = None if action == "out" else minute
        elif action == "in":
            last = minute
    return total + (idle if last is not None else 0)
