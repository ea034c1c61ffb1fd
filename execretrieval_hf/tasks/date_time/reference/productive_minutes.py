def productive_minutes(log, shift_end):
    total = 0
    running = blocked = False
    for (minute, word), (following, _) in zip(log, [*log[1:], (shift_end, "")]):
        if word == "run":
            running = not blocked
        elif word == "reset":
            blocked = False
        else:
            running = False
            blocked = blocked or word == "fault"
        total += running * (following - minute)
    return total
