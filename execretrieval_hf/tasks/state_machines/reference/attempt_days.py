def attempt_days(outcomes, waits):
    attempts = []
    due = 0
    rest = list(outcomes)
    while rest:
        offsets = [sum(waits[:i]) for i in range(len(waits) + 1)]
        for offset in offsets:
            if not rest:
                return attempts, "overdue"
            attempts.append(due + offset)
            if rest.pop(0):
                break
        else:
            return attempts, "ended"
        due += 30
    return attempts, "active"
