def alarm_events(samples, muted):
    latched = [False] * 8
    events = []
    earlier = None
    for number in range(len(samples)):
        now = samples[number]
        if now is not None:
            for bit in range(8):
                weight = 2**bit
                if muted & weight:
                    continue
                is_on = bool(now[0] & weight)
                was_on = earlier is not None and bool(earlier[0] & weight)
                if not latched[bit] and is_on and was_on:
                    latched[bit] = True
                    events.append((number, bit, "on"))
                elif latched[bit] and not is_on and now[1] & weight:
                    latched[bit] = False
                    events.append((number, bit, "off"))
        earlier = now
    return events
