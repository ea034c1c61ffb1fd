def open_stay(closures, day, nights):
    while True:
        blocking = [last for first, last in closures if first < day + nights and last >= day]
        if not blocking:
            return day
        day = max(blocking) + 1
