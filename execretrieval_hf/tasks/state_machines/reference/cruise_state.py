def cruise_state(events, least):
    speed = target = 0
    active = False
    for event in events:
        if type(event) is int:
            speed = event
            active = active and speed >= least
        elif event == "brake":
            active = False
        elif event == "set":
            if speed >= least:
                target, active = speed, True
        elif event == "resume":
            active = active or (target > 0 and speed >= least)
        elif active:
            target = max(least, target + {"plus": 5, "minus": -5}[event])
    return target, active
