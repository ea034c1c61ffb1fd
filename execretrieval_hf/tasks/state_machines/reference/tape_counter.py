def tape_counter(steps, length):
    if length < 1:
        return None
    speeds = {"play": 1, "forward": 8, "rewind": -8, "stop": 0}
    position, mode = 0, "stop"
    for step in steps:
        if step in speeds:
            mode = step
            continue
        for _ in range(min(step, length + 1)):
            position = sorted((0, position + speeds[mode], length))[1]
        if position in (0, length):
            mode = "stop"
    return position, mode
