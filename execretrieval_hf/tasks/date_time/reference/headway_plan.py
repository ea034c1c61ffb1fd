def headway_plan(bands, close):
    plan = []
    ends = [start for start, _ in bands[1:]] + [close + 1]
    ready = None
    for (start, every), end in zip(bands, ends):
        minute = start if ready is None else max(ready, start)
        if every == 0:
            if minute < end:
                ready = end
            continue
        while minute < end and minute <= close:
            plan.append("%02d:%02d" % divmod(minute, 60))
            minute += every
        ready = minute
    return plan
